-- Keeps what each customer ordered so far, in customers: how many orders, how many of them open, what was paid and refunded, and the
-- last one. Changes of orders work out anew the customers they touch, in their transaction, once for each statement. Those of one
-- customer wait for one another, so that each sees what the other wrote. Runs as the owner of the tables. Replaced at every migration.

drop view if exists customer_totals_due;

-- What the totals are. Canceled orders count as orders, and are never open.
create view customer_totals_due with (security_invoker = true) as
  select c.store_id, c.id, count(o.id)::int as order_count,
    (count(o.id) filter (where o.cancel_status <> 'CANCELED' and o.fulfillment_status <> 'FULFILLED'))::int as open_order_count,
    coalesce(sum(o.captured_minor), 0)::bigint as paid_minor, coalesce(sum(o.refunded_minor), 0)::bigint as refunded_minor,
    max(o.placed_at) as last_order_at,
    (array_agg(o.order_number order by o.placed_at desc, o.order_number desc) filter (where o.id is not null))[1] as last_order_number
  from customers c left join orders o on o.store_id = c.store_id and o.customer_id = c.id
  group by c.store_id, c.id;

create or replace function total_customers(p_store_id uuid, p_customers uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from customers where store_id = p_store_id and id = any(p_customers) order by id for no key update;
  update customers c set order_count = due.order_count, open_order_count = due.open_order_count, paid_minor = due.paid_minor,
    refunded_minor = due.refunded_minor, last_order_at = due.last_order_at, last_order_number = due.last_order_number
  from customer_totals_due due
  where c.store_id = p_store_id and due.store_id = p_store_id and due.id = c.id and due.id = any(p_customers)
    and (c.order_count, c.open_order_count, c.paid_minor, c.refunded_minor, c.last_order_at, c.last_order_number)
      is distinct from
      (due.order_count, due.open_order_count, due.paid_minor, due.refunded_minor, due.last_order_at, due.last_order_number);
end $$;

create or replace function total_customers_of_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved constant text := case tg_op
    when 'INSERT' then 'select store_id, customer_id from new_orders'
    when 'DELETE' then 'select store_id, customer_id from old_orders'
    else $query$
      select one.store_id, one.customer_id
      from new_orders n full join old_orders o on o.store_id = n.store_id and o.id = n.id
      cross join lateral (values (n.store_id, n.customer_id), (o.store_id, o.customer_id)) one (store_id, customer_id)
      where (n.customer_id, n.placed_at, n.order_number, n.captured_minor, n.refunded_minor, n.cancel_status, n.fulfillment_status)
        is distinct from
        (o.customer_id, o.placed_at, o.order_number, o.captured_minor, o.refunded_minor, o.cancel_status, o.fulfillment_status)
    $query$
  end;
  one record;
begin
  for one in execute format($query$
    select store_id, array_agg(distinct customer_id) as customers from (%s) moved where customer_id is not null group by store_id
  $query$, moved)
  loop
    perform total_customers(one.store_id, one.customers);
  end loop;
  return null;
end $$;

revoke execute on function total_customers(uuid, uuid[]), total_customers_of_orders() from public;
grant select on customer_totals_due to brandwright_app;

-- A database that had customers before it had totals works them all out once.
do $$ begin
  if exists (select from pg_trigger where tgname = 'customers_totaled_on_insert') then return; end if;
  lock table orders, customers in share row exclusive mode;
  update customers c set order_count = due.order_count, open_order_count = due.open_order_count, paid_minor = due.paid_minor,
    refunded_minor = due.refunded_minor, last_order_at = due.last_order_at, last_order_number = due.last_order_number
    from customer_totals_due due where due.store_id = c.store_id and due.id = c.id;
  create trigger customers_totaled_on_insert after insert on orders
    referencing new table as new_orders for each statement execute function total_customers_of_orders();
  create trigger customers_totaled_on_update after update on orders
    referencing new table as new_orders old table as old_orders for each statement execute function total_customers_of_orders();
  create trigger customers_totaled_on_delete after delete on orders
    referencing old table as old_orders for each statement execute function total_customers_of_orders();
end $$;

-- Only the triggers write them.
do $$
declare
  others text;
begin
  select string_agg(quote_ident(column_name), ', ') into others from information_schema.columns
  where table_schema = 'public' and table_name = 'customers' and is_generated = 'NEVER' and column_name not in
    ('order_count', 'open_order_count', 'paid_minor', 'refunded_minor', 'last_order_at', 'last_order_number');
  revoke insert, update on customers from brandwright_app;
  execute format('grant insert (%1$s), update (%1$s) on customers to brandwright_app', others);
end $$;
