-- The name of the file that a picture came as, in small letters: a catalogue file at the desk names pictures by it.
alter table desk_picture add column file_name text;
create index desk_picture_file_name on desk_picture (file_name, at desc) where file_name is not null;
