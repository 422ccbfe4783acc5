-- A category's picture by night, shown in place of the other while the lights are off.
alter table category add column night_image text;
