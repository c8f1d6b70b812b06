-- Store credits that returns gave come into the ledger: those from before there was one when a database is upgraded, and those of the
-- demo. What was taken off by hand of an old one isn't known, so it counts as unused. Replaced at every migration.

-- The same UUID for the same words, in the form of version 8.
create or replace function named_uuid(p_words text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(p_words) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid;
$$;

create or replace function carry_return_credits(p_store_id uuid) returns void language sql as $$
  insert into store_credits (store_id, id, code, customer_id, customer_name, email, source, return_id, return_handle, amount_minor,
      left_minor, currency, created_by, search_text, created_at, updated_at)
    select r.store_id, named_uuid('store credit of return ' || r.id), r.credit_code, r.customer_id, r.customer_name, r.email, 'RETURN',
      r.id, r.handle, r.refund_minor, r.refund_minor, r.currency, 'System',
      lower(concat_ws(E'\n', r.credit_code, r.customer_name, r.email, r.handle)), at.given, at.given
    from return_orders r cross join lateral (select coalesce(r.settled_at, r.updated_at) as given) at
    where r.credit_code is not null and r.refund_minor > 0 and (p_store_id is null or r.store_id = p_store_id)
    order by at.given, r.sequence
    on conflict do nothing;
  insert into store_credit_movements (store_id, id, credit_id, kind, amount_minor, moved_by, moved_at)
    select c.store_id, named_uuid('store credit given ' || c.id), c.id, 'GIVEN', c.amount_minor, c.created_by, c.created_at
    from store_credits c
    where (p_store_id is null or c.store_id = p_store_id)
      and not exists (select from store_credit_movements m where m.store_id = c.store_id and m.credit_id = c.id)
    order by c.sequence;
$$;

revoke execute on function carry_return_credits(uuid) from public;

select carry_return_credits(null);
