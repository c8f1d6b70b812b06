-- The only way in which the public reaches an invoice: the number of its link, which has 122 random bits.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function invoice_of_link(p_number text)
returns table (store_id uuid, invoice_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id from supplier_invoices i where i.public_number = p_number limit 1;
$$;

revoke execute on function invoice_of_link(text) from public;
grant execute on function invoice_of_link(text) to brandwright_app;
