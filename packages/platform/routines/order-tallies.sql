-- Keeps order_tallies: how many orders of each store stand where, and what they are worth. A change of orders adds the
-- differences as rows of their own, in its transaction, so that changes never wait for one another. A store with many rows
-- has them gathered; those that another transaction is gathering are left to it. Runs as the owner of the tables. Replaced at
-- every migration.

create or replace function gather_order_tallies(p_store_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  with free as (
    select id from order_tallies where store_id = p_store_id for update skip locked
  ), gathered as (
    delete from order_tallies where store_id = p_store_id and id in (select id from free) returning *
  )
  insert into order_tallies (store_id, id, production_status, cancel_status, fulfillment_status, return_status, orders, total_minor)
  select p_store_id, gen_random_uuid(), production_status, cancel_status, fulfillment_status, return_status,
    sum(orders), sum(total_minor)
  from gathered
  group by production_status, cancel_status, fulfillment_status, return_status
  having sum(orders) <> 0 or sum(total_minor) <> 0;
$$;

create or replace function tally_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  crowded constant integer := 200;
  moved constant text := case tg_op
    when 'INSERT' then 'select *, 1 as counted from new_orders'
    when 'DELETE' then 'select *, -1 as counted from old_orders'
    else 'select *, 1 as counted from new_orders union all select *, -1 from old_orders'
  end;
  changed uuid[] := '{}';
  one uuid;
begin
  for one in execute format($query$
    insert into order_tallies (store_id, id, production_status, cancel_status, fulfillment_status, return_status, orders, total_minor)
    select store_id, gen_random_uuid(), production_status, cancel_status, fulfillment_status, return_status,
      sum(counted), sum(counted * total_minor::bigint)
    from (%s) moved
    group by store_id, production_status, cancel_status, fulfillment_status, return_status
    having sum(counted) <> 0 or sum(counted * total_minor::bigint) <> 0
    returning store_id
  $query$, moved)
  loop
    if one <> all(changed) then changed := changed || one; end if;
  end loop;
  foreach one in array changed loop
    if (select count(*) from order_tallies where store_id = one) > crowded then
      perform gather_order_tallies(one);
    end if;
  end loop;
  return null;
end $$;

revoke execute on function gather_order_tallies(uuid), tally_orders() from public;

-- A database that had orders before it had tallies counts them once.
do $$ begin
  if exists (select from pg_trigger where tgname = 'orders_tallied_on_insert') then return; end if;
  lock table orders in share row exclusive mode;
  delete from order_tallies;
  insert into order_tallies (store_id, id, production_status, cancel_status, fulfillment_status, return_status, orders, total_minor)
    select store_id, gen_random_uuid(), production_status, cancel_status, fulfillment_status, return_status,
      count(*), sum(total_minor)
    from orders group by store_id, production_status, cancel_status, fulfillment_status, return_status;
  create trigger orders_tallied_on_insert after insert on orders
    referencing new table as new_orders for each statement execute function tally_orders();
  create trigger orders_tallied_on_update after update on orders
    referencing new table as new_orders old table as old_orders for each statement execute function tally_orders();
  create trigger orders_tallied_on_delete after delete on orders
    referencing old table as old_orders for each statement execute function tally_orders();
end $$;

-- Only the triggers write it.
revoke insert, update, delete on order_tallies from brandwright_app;
