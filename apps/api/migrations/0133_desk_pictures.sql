-- Pictures that the staff gave in, and parts that they cut from pictures. What a picture shows stands in picture, its bytes
-- in the media folder. A row stays as long as its picture does: for good, as orders and pages may still show it.
create table desk_picture (
  url text primary key,
  hash text not null,
  -- The whole picture that this one was cut from.
  original_url text,
  actor text not null,
  at timestamptz not null default now()
);
create index desk_picture_hash on desk_picture (hash);
