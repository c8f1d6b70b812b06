-- Keeps order_unit_sums: units of each SKU in orders, canceled orders aside: those sold, by the UTC day that the order was placed, and with
-- no day those still to be shipped, and how many of them are on hold. A change of orders or line items adds the differences as rows of
-- their own, in its transaction, and a day with many rows has them gathered. Line items lock their order, so that each of two changes
-- sees what the other wrote. Runs as the owner of the tables. Replaced at every migration.

drop view if exists order_units_due;

-- What a line item of an order adds.
create or replace function order_units_of(
  placed_at timestamptz, cancel_status text, production_status text, sku text, quantity integer, canceled integer, fulfilled integer)
returns table (day date, units integer, on_hold integer) language sql immutable as $$
  select one.day, one.units, one.on_hold
  from (select greatest(0, quantity - canceled - fulfilled) as units) waiting
  cross join lateral (values
    ((placed_at at time zone 'utc')::date, quantity - canceled, 0),
    (null, waiting.units, case when production_status = 'ON_HOLD' then waiting.units else 0 end)
  ) one (day, units, on_hold)
  where cancel_status <> 'CANCELED' and sku is not null and one.units > 0;
$$;

create view order_units_due with (security_invoker = true) as
  select l.store_id, u.day, l.sku, sum(u.units) as units, sum(u.on_hold) as on_hold
  from order_line_items l join orders o on o.store_id = l.store_id and o.id = l.order_id
  cross join lateral order_units_of(
    o.placed_at, o.cancel_status, o.production_status, l.sku, l.quantity, l.canceled_quantity, l.fulfilled_quantity) u
  group by l.store_id, u.day, l.sku;

create or replace function gather_order_units(p_store_id uuid, p_days date[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_day date;
  crowded boolean;
begin
  foreach of_day in array p_days loop
    select count(*) > 40 + 2 * count(distinct sku) into crowded
    from order_unit_sums where store_id = p_store_id and (day = of_day or day is null and of_day is null);
    continue when not crowded;
    with free as (
      select id from order_unit_sums where store_id = p_store_id and (day = of_day or day is null and of_day is null)
      for update skip locked
    ), gathered as (
      delete from order_unit_sums where store_id = p_store_id and id in (select id from free) returning *
    )
    insert into order_unit_sums (store_id, id, day, sku, units, on_hold)
    select p_store_id, gen_random_uuid(), day, sku, sum(units), sum(on_hold)
    from gathered group by day, sku having sum(units) <> 0 or sum(on_hold) <> 0;
  end loop;
end $$;

create or replace function order_units_of_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    with moved as (
      select o.store_id, o.id, state.*
      from new_orders n join old_orders o on o.store_id = n.store_id and o.id = n.id
      cross join lateral (values
        (n.placed_at, n.cancel_status, n.production_status, 1), (o.placed_at, o.cancel_status, o.production_status, -1)
      ) state (placed_at, cancel_status, production_status, times)
      where (n.placed_at, n.cancel_status = 'CANCELED', n.production_status = 'ON_HOLD')
        is distinct from (o.placed_at, o.cancel_status = 'CANCELED', o.production_status = 'ON_HOLD')
    ), added as (
      insert into order_unit_sums (store_id, id, day, sku, units, on_hold)
      select l.store_id, gen_random_uuid(), u.day, l.sku, sum(m.times * u.units), sum(m.times * u.on_hold)
      from moved m join order_line_items l on l.store_id = m.store_id and l.order_id = m.id
      cross join lateral order_units_of(
        m.placed_at, m.cancel_status, m.production_status, l.sku, l.quantity, l.canceled_quantity, l.fulfilled_quantity) u
      group by l.store_id, u.day, l.sku having sum(m.times * u.units) <> 0 or sum(m.times * u.on_hold) <> 0
      returning store_id, day
    )
    select store_id, array_agg(distinct day) as days from added group by store_id
  loop
    perform gather_order_units(one.store_id, one.days);
  end loop;
  return null;
end $$;

-- Before an order goes, as its line items go with it; by then they have no order to tell what they added.
create or replace function order_units_of_deleted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into order_unit_sums (store_id, id, day, sku, units, on_hold)
  select l.store_id, gen_random_uuid(), u.day, l.sku, -sum(u.units), -sum(u.on_hold)
  from order_line_items l
  cross join lateral order_units_of(
    old.placed_at, old.cancel_status, old.production_status, l.sku, l.quantity, l.canceled_quantity, l.fulfilled_quantity) u
  where l.store_id = old.store_id and l.order_id = old.id
  group by l.store_id, u.day, l.sku;
  return old;
end $$;

create or replace function order_units_of_lines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  columns constant text := 'store_id, order_id, sku, quantity, canceled_quantity, fulfilled_quantity';
  moved constant text := case tg_op
    when 'INSERT' then format('select %s, 1 as times from new_lines', columns)
    when 'DELETE' then format('select %s, -1 as times from old_lines', columns)
    else format($query$
      (select %1$s, 1 as times from new_lines except all select %1$s, 1 from old_lines)
      union all
      (select %1$s, -1 from old_lines except all select %1$s, -1 from new_lines)
    $query$, columns)
  end;
  one record;
begin
  if tg_op = 'INSERT' then
    perform from orders o where (o.store_id, o.id) in (select store_id, order_id from new_lines) order by o.id for no key update;
  elsif tg_op = 'DELETE' then
    perform from orders o where (o.store_id, o.id) in (select store_id, order_id from old_lines) order by o.id for no key update;
  elsif not exists (
    select from new_lines n join old_lines o on o.store_id = n.store_id and o.id = n.id
    where (n.order_id, n.sku, n.quantity, n.canceled_quantity, n.fulfilled_quantity)
      is distinct from (o.order_id, o.sku, o.quantity, o.canceled_quantity, o.fulfilled_quantity))
  then
    return null;
  else
    perform from orders o
      where (o.store_id, o.id) in (select store_id, order_id from new_lines union select store_id, order_id from old_lines)
      order by o.id for no key update;
  end if;
  for one in execute format($query$
    with added as (
      insert into order_unit_sums (store_id, id, day, sku, units, on_hold)
      select l.store_id, gen_random_uuid(), u.day, l.sku, sum(l.times * u.units), sum(l.times * u.on_hold)
      from (%s) l join orders o on o.store_id = l.store_id and o.id = l.order_id
      cross join lateral order_units_of(
        o.placed_at, o.cancel_status, o.production_status, l.sku, l.quantity, l.canceled_quantity, l.fulfilled_quantity) u
      group by l.store_id, u.day, l.sku having sum(l.times * u.units) <> 0 or sum(l.times * u.on_hold) <> 0
      returning store_id, day
    )
    select store_id, array_agg(distinct day) as days from added group by store_id
  $query$, moved)
  loop
    perform gather_order_units(one.store_id, one.days);
  end loop;
  return null;
end $$;

-- How many sums of a store are not what they should be: 0, whatever happened.
create or replace function order_units_wrong(p_store_id uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from (
    select day, sku, sum(units) as units, sum(on_hold) as on_hold from order_unit_sums where store_id = p_store_id
    group by day, sku having sum(units) <> 0 or sum(on_hold) <> 0
  ) kept full join (select * from order_units_due where store_id = p_store_id) due
    on due.day is not distinct from kept.day and due.sku = kept.sku
  where (kept.units, kept.on_hold) is distinct from (due.units, due.on_hold);
$$;

revoke execute on function gather_order_units(uuid, date[]), order_units_of_orders(), order_units_of_deleted(), order_units_of_lines(),
  order_units_wrong(uuid) from public;
grant select on order_units_due to brandwright_app;

create or replace procedure fill_order_units() language sql set search_path = public, pg_temp as $$
  truncate order_unit_sums;
  insert into order_unit_sums (store_id, id, day, sku, units, on_hold)
    select store_id, gen_random_uuid(), day, sku, units, on_hold from order_units_due;
$$;

revoke execute on procedure fill_order_units() from public;

-- A database that had orders before it had sums counts them once.
do $$ begin
  if exists (select from pg_trigger where tgname = 'order_units_on_order_update') then return; end if;
  lock table orders, order_line_items in share row exclusive mode;
  call fill_order_units();
  create trigger order_units_on_order_update after update on orders
    referencing new table as new_orders old table as old_orders for each statement execute function order_units_of_orders();
  create trigger order_units_on_order_delete before delete on orders for each row execute function order_units_of_deleted();
  create trigger order_units_on_line_insert after insert on order_line_items
    referencing new table as new_lines for each statement execute function order_units_of_lines();
  create trigger order_units_on_line_update after update on order_line_items
    referencing new table as new_lines old table as old_lines for each statement execute function order_units_of_lines();
  create trigger order_units_on_line_delete after delete on order_line_items
    referencing old table as old_lines for each statement execute function order_units_of_lines();
end $$;

-- Only the triggers write it.
revoke insert, update, delete on order_unit_sums from brandwright_app;
