-- Whose own an e-mail is, for the desk's list of customers: guests, and orders that were placed without signing in.
create index customer_verified_email on customer (email_key) where is_email_verified;
