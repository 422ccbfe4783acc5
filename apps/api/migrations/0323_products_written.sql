-- What changed of the catalogue is told by product, as stock is (migration 0090): the number of the transaction in which a product
-- was last written, of what listings and search keep of it in memory. Null for what was written before. A trigger writes it, so
-- that no writer can forget it.
alter table product add column written_in xid8;
create index product_written_in on product (written_in) where written_in is not null;

create function note_written_product() returns trigger language plpgsql as $$
begin
  new.written_in := pg_current_xact_id();
  return new;
end
$$;
create trigger product_added before insert on product for each row execute function note_written_product();
create trigger product_written before update of sku, name, list_price_kobo, special_price_kobo, variant_group, size_label,
  category_ids, room_ids, attributes, created_at, position, withdrawn_at on product for each row
  when ((old.sku, old.name, old.list_price_kobo, old.special_price_kobo, old.variant_group, old.size_label, old.category_ids,
      old.room_ids, old.attributes, old.created_at, old.position, old.withdrawn_at)
    is distinct from (new.sku, new.name, new.list_price_kobo, new.special_price_kobo, new.variant_group, new.size_label,
      new.category_ids, new.room_ids, new.attributes, new.created_at, new.position, new.withdrawn_at))
  execute function note_written_product();
