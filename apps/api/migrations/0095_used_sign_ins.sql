-- A sign-in at the identity provider is worth one act here: one session, or one confirmation that it is still the person.
-- Kept until its tokens end by themselves; the name of the sign-in as a SHA-256 alone.
create table used_sign_in (
  sign_in_hash text primary key,
  expires_at timestamptz not null
);
create index used_sign_in_expires_at on used_sign_in (expires_at);
