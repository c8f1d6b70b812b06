-- Which store a payment belongs to: a webhook of the bank tells the payment alone.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function store_of_payment(p_id uuid)
returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select p.store_id from payments p where p.id = p_id limit 1;
$$;

revoke execute on function store_of_payment(uuid) from public;
grant execute on function store_of_payment(uuid) to brandwright_app;
