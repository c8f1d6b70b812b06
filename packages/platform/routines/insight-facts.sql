-- Keeps what insight reads: insight_order_facts, insight_line_facts, insight_baskets and their sums by day. Changes of orders, line items,
-- returns and labels work out anew what they touch, in their transaction: an order changes the facts of its customer's orders, a line item, return
-- or label those of its order's line items. Those of one customer or order wait for one another, so that each sees what the other wrote.
-- The sums take the differences as rows of their own, so that nothing waits for them, and are gathered when they are many. Runs
-- as the owner of the tables. Replaced at every migration.

drop view if exists insight_baskets_due;
drop view if exists insight_line_facts_due;
drop view if exists insight_line_facts_due_of_all;
drop view if exists insight_order_facts_due;
drop view if exists insight_labels;

-- What the facts are: the definitions of insight.sql are of these. earlier: how many orders that count the customer had placed before
-- it, through any channel. nth: its position among them, 1 for the first. previous_at: when the previous one was placed. nth and
-- previous_at are null for orders that don't count; all are null without a customer. first_day: the day of the customer's first order
-- that counts. The rest is of orders that count: age: whole days since the customer's first one; next_at: when the next one was placed, next_id: which
-- one that is; to_date: of the customer's orders up to and including it.
create view insight_order_facts_due with (security_invoker = true) as
  select o.store_id, o.id, o.order_number, o.placed_at, (o.placed_at at time zone 'utc')::date as day, o.customer_id,
    null::text as stranger_name, o.origin, o.country_code, nullif(upper(o.shipping_address->>'state'), '') as state,
    o.subtotal_minor, o.discount_minor, nullif(o.discount_code, '') as discount_code, o.shipping_minor, o.tax_minor, o.total_minor,
    o.captured_minor, o.refunded_minor, o.captured_minor > o.refunded_minor as counted, o.fulfilled_at,
    (count(*) filter (where o.captured_minor > o.refunded_minor) over before)::int as earlier,
    case when o.captured_minor > o.refunded_minor then row_number() over alike end::int as nth,
    case when o.captured_minor > o.refunded_minor then lag(o.placed_at) over alike end as previous_at,
    (min(o.placed_at) filter (where o.captured_minor > o.refunded_minor) over (partition by o.store_id, o.customer_id)
      at time zone 'utc')::date as first_day,
    case when o.captured_minor > o.refunded_minor then first_value(o.placed_at) over alike end as first_at,
    case when o.captured_minor > o.refunded_minor then first_value(o.origin) over alike end as first_origin,
    case when o.captured_minor > o.refunded_minor
      then floor(extract(epoch from o.placed_at - first_value(o.placed_at) over alike) / 86400) end::int as age,
    case when o.captured_minor > o.refunded_minor then lead(o.placed_at) over alike end as next_at,
    case when o.captured_minor > o.refunded_minor then lead(o.id) over alike end as next_id,
    case when o.captured_minor > o.refunded_minor then sum((o.captured_minor - o.refunded_minor)::bigint) over alike end::bigint
      as sales_to_date_minor,
    case when o.captured_minor > o.refunded_minor then count(*) filter (where o.discount_minor > 0) over alike end::int
      as discounted_to_date,
    case when o.captured_minor > o.refunded_minor then bool_or(o.origin = 'MANUAL_WHOLESALE') over alike end as wholesale_to_date
  from orders o where o.customer_id is not null
  window before as (
      partition by o.store_id, o.customer_id order by o.placed_at, o.order_number rows between unbounded preceding and 1 preceding),
    alike as (
      partition by o.store_id, o.customer_id, o.captured_minor > o.refunded_minor order by o.placed_at, o.order_number
      rows between unbounded preceding and current row)
  union all
  select o.store_id, o.id, o.order_number, o.placed_at, (o.placed_at at time zone 'utc')::date, null, o.customer_name, o.origin,
    o.country_code, nullif(upper(o.shipping_address->>'state'), ''), o.subtotal_minor, o.discount_minor, nullif(o.discount_code, ''),
    o.shipping_minor, o.tax_minor, o.total_minor, o.captured_minor, o.refunded_minor, o.captured_minor > o.refunded_minor,
    o.fulfilled_at, null, null, null, null, null, null, null, null, null, null, null, null
  from orders o where o.customer_id is null;

-- Labels paid for, minus their refunds.
create view insight_labels with (security_invoker = true) as
  select store_id, id, order_id, (coalesce(bought_at, created_at) at time zone 'utc')::date as day,
    amount_minor - refunded_minor as cost_minor
  from shipping_labels where status in ('BOUGHT', 'VOID_REQUESTED', 'VOIDED');

-- units: ordered minus canceled. item_sales_minor: price minus discount for those units, without tax, or the line item's amount after
-- refunds, if that is less. returned_units: units on received returns. order_share, label_minor: among the order's lines that count.
-- The second view is the same, for when all of them are wanted: returns and labels are then put together once, not looked up for each line.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insight_line_facts_due', $look_up$
  left join lateral (
    select sum(r.quantity) as units
    from return_lines r join return_orders b on b.store_id = r.store_id and b.id = r.return_id and b.status = 'RECEIVED'
    where r.store_id = l.store_id and r.line_item_id = l.id
  ) back on true
  left join lateral (
    select sum(b.cost_minor)::numeric as labels from insight_labels b where b.store_id = l.store_id and b.order_id = l.order_id
  ) paid on true$look_up$),
      ('insight_line_facts_due_of_all', $all$
  left join (
    select r.store_id, r.line_item_id, sum(r.quantity) as units
    from return_lines r join return_orders b on b.store_id = r.store_id and b.id = r.return_id and b.status = 'RECEIVED' group by 1, 2
  ) back on back.store_id = l.store_id and back.line_item_id = l.id
  left join (
    select store_id, order_id, sum(cost_minor)::numeric as labels from insight_labels group by 1, 2
  ) paid on paid.store_id = l.store_id and paid.order_id = l.order_id$all$)
    ) one (name, joined)
  loop
    execute format($view$
create view %1$s with (security_invoker = true) as
  select l.store_id, l.id, l.order_id, l.title, l.variant, l.sku, held.units, amount.item_sales_minor,
    coalesce(back.units, 0)::int as returned_units,
    (o.placed_at at time zone 'utc')::date as day, o.origin, o.customer_id, o.captured_minor, standing.counted,
    standing.counted and row_number() over before = 1 as opens_order,
    standing.counted and coalesce(l.title <> all (array_agg(l.title) over before), true) as opens_title,
    standing.counted and coalesce(named.variant <> all (array_agg(named.variant) over before), true) as opens_sku,
    case when not standing.counted then 0
      when sum(amount.item_sales_minor) over alike > 0 then amount.item_sales_minor / sum(amount.item_sales_minor) over alike
      else held.units / (sum(held.units) over alike)::numeric end as order_share,
    case when standing.counted then coalesce(paid.labels * held.units / sum(held.units) over alike, 0) else 0 end as label_minor
  from order_line_items l
  join orders o on o.store_id = l.store_id and o.id = l.order_id
  cross join lateral (select l.quantity - l.canceled_quantity as units) held
  cross join lateral (select coalesce(nullif(l.sku, ''), l.title || coalesce(' (' || l.variant || ')', '')) as variant) named
  cross join lateral (select o.captured_minor > o.refunded_minor and held.units > 0 as counted) standing
  cross join lateral (select l.quantity::bigint * l.unit_price_minor - l.discount_minor as net) worth
  cross join lateral (select greatest(0, least(
      round(worth.net::numeric * held.units / greatest(l.quantity, 1)),
      worth.net - case when worth.net + l.tax_minor > 0
        then round(l.refunded_minor::numeric * worth.net / (worth.net + l.tax_minor)) else 0 end
    ))::bigint as item_sales_minor) amount
  %2$s
  window alike as (partition by l.store_id, l.order_id, standing.counted order by l.id rows between unbounded preceding and unbounded following),
    before as (partition by l.store_id, l.order_id, standing.counted order by l.id rows between unbounded preceding and 1 preceding)
$view$, made.name, made.joined);
  end loop;
end $make$;

-- Of the facts of orders and line items: the titles and units that an order holds, what was paid for it, and what the customer ordered next.
create view insight_baskets_due with (security_invoker = true) as
  select f.store_id, f.id, f.day, f.origin, held.titles, held.units, f.captured_minor - f.refunded_minor as net_minor, f.next_id,
    floor(extract(epoch from f.next_at - f.placed_at) / 86400)::int as next_days, f.customer_id
  from insight_order_facts f
  cross join lateral (
    select array_agg(l.title order by l.title) filter (where l.opens_title) as titles, sum(l.units)::int as units from insight_line_facts l
    where l.store_id = f.store_id and l.order_id = f.id and l.counted
  ) held
  where f.counted and held.titles is not null;

create or replace function insight_keep_orders(p_store_id uuid, p_orders uuid[], p_customers uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from customers where store_id = p_store_id and id = any(p_customers) order by id for no key update;
  insert into insight_order_facts as kept (store_id, id, order_number, placed_at, day, customer_id, stranger_name, origin, country_code, state,
      subtotal_minor, discount_minor, discount_code, shipping_minor, tax_minor, total_minor, captured_minor, refunded_minor, counted,
      fulfilled_at, earlier, nth, previous_at, first_day, first_at, first_origin, age, next_at, next_id, sales_to_date_minor, discounted_to_date,
      wholesale_to_date)
    select * from insight_order_facts_due where store_id = p_store_id and customer_id = any(p_customers)
    union all
    select * from insight_order_facts_due where store_id = p_store_id and id = any(p_orders) and customer_id is null
    order by 2
  on conflict (store_id, id) do update set
    order_number = excluded.order_number, placed_at = excluded.placed_at, day = excluded.day, customer_id = excluded.customer_id,
    stranger_name = excluded.stranger_name, origin = excluded.origin, country_code = excluded.country_code, state = excluded.state,
    subtotal_minor = excluded.subtotal_minor, discount_minor = excluded.discount_minor, discount_code = excluded.discount_code,
    shipping_minor = excluded.shipping_minor, tax_minor = excluded.tax_minor, total_minor = excluded.total_minor,
    captured_minor = excluded.captured_minor, refunded_minor = excluded.refunded_minor, counted = excluded.counted,
    fulfilled_at = excluded.fulfilled_at, earlier = excluded.earlier, nth = excluded.nth, previous_at = excluded.previous_at,
    first_day = excluded.first_day, first_at = excluded.first_at, first_origin = excluded.first_origin, age = excluded.age,
    next_at = excluded.next_at, next_id = excluded.next_id, sales_to_date_minor = excluded.sales_to_date_minor, discounted_to_date = excluded.discounted_to_date,
    wholesale_to_date = excluded.wholesale_to_date
  where kept is distinct from excluded;
  update insight_baskets b set net_minor = due.net_minor, next_id = due.next_id, next_days = due.next_days
  from (
    select id, captured_minor - refunded_minor as net_minor, next_id, floor(extract(epoch from next_at - placed_at) / 86400)::int as next_days
    from insight_order_facts where store_id = p_store_id and (customer_id = any(p_customers) or id = any(p_orders) and customer_id is null)
  ) due
  where b.store_id = p_store_id and b.id = due.id
    and (b.net_minor, b.next_id, b.next_days) is distinct from (due.net_minor, due.next_id, due.next_days);
  delete from insight_customer_facts f where store_id = p_store_id and id = any(p_customers)
    and not exists (select from insight_customer_facts_due due where due.store_id = f.store_id and due.id = f.id);
  insert into insight_customer_facts as kept (store_id, id, orders, sales_minor, discounted, wholesale, first_at, last_at, last_day, country_code, state)
    select * from insight_customer_facts_due where store_id = p_store_id and id = any(p_customers)
  on conflict (store_id, id) do update set
    orders = excluded.orders, sales_minor = excluded.sales_minor, discounted = excluded.discounted, wholesale = excluded.wholesale,
    first_at = excluded.first_at, last_at = excluded.last_at, last_day = excluded.last_day, country_code = excluded.country_code,
    state = excluded.state
  where kept is distinct from excluded;
end $$;

create or replace function insight_keep_lines(p_store_id uuid, p_orders uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- No row is locked: a change of one order has all facts of its customer locked, and a label of another of them, which is paid for on a
  -- connection of its own meanwhile, would wait for ever. So many locks do for any number of orders.
  perform pg_advisory_xact_lock(hashtextextended('insight lines ' || p_store_id, one))
  from (select distinct abs(hashtext(unnest(p_orders)::text)) % 1024 as one order by 1) of_orders;
  delete from insight_line_facts f where store_id = p_store_id and order_id = any(p_orders)
    and not exists (select from order_line_items l where l.store_id = f.store_id and l.id = f.id and l.order_id = f.order_id);
  insert into insight_line_facts as kept (store_id, id, order_id, title, variant, sku, units, item_sales_minor, returned_units, day, origin,
      customer_id, captured_minor, counted, opens_order, opens_title, opens_sku, order_share, label_minor)
    select * from insight_line_facts_due where store_id = p_store_id and order_id = any(p_orders) order by id
  on conflict (store_id, id) do update set
    order_id = excluded.order_id, title = excluded.title, variant = excluded.variant, sku = excluded.sku, units = excluded.units,
    item_sales_minor = excluded.item_sales_minor, returned_units = excluded.returned_units, day = excluded.day, origin = excluded.origin,
    customer_id = excluded.customer_id, captured_minor = excluded.captured_minor, counted = excluded.counted,
    opens_order = excluded.opens_order, opens_title = excluded.opens_title, opens_sku = excluded.opens_sku,
    order_share = excluded.order_share, label_minor = excluded.label_minor
  where kept is distinct from excluded;
  delete from insight_baskets b where store_id = p_store_id and id = any(p_orders)
    and not exists (select from insight_line_facts l where l.store_id = p_store_id and l.order_id = b.id and l.opens_order);
  -- One that stays as it is isn't locked, as by a label: a change of the customer's other orders may hold it. Apart, so that no statement
  -- both adds and changes baskets (insight-fact-sums.sql).
  update insight_baskets b set day = due.day, origin = due.origin, titles = due.titles, units = due.units, net_minor = due.net_minor,
    next_id = due.next_id, next_days = due.next_days, customer_id = due.customer_id
  from insight_baskets_due due
  where due.store_id = p_store_id and due.id = any(p_orders) and b.store_id = p_store_id and b.id = due.id
    and (b.day, b.origin, b.titles, b.units, b.net_minor, b.next_id, b.next_days, b.customer_id)
      is distinct from (due.day, due.origin, due.titles, due.units, due.net_minor, due.next_id, due.next_days, due.customer_id);
  insert into insight_baskets (store_id, id, day, origin, titles, units, net_minor, next_id, next_days, customer_id)
    select * from insight_baskets_due due where store_id = p_store_id and id = any(p_orders)
      and not exists (select from insight_baskets b where b.store_id = due.store_id and b.id = due.id) order by id;
end $$;

-- Changes of line items and returns wait for those of the customer's orders, as sums tell by the facts of both: first for the order, then
-- for the customer, as a change of an order does. Labels don't: see above.
create or replace function insight_lock_customers(p_store_id uuid, p_orders uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from orders where store_id = p_store_id and id = any(p_orders) order by id for no key update;
  perform from customers where store_id = p_store_id
    and id in (select customer_id from orders where store_id = p_store_id and id = any(p_orders))
  order by id for no key update;
end $$;

create or replace function insight_orders_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if tg_op = 'INSERT' then
    for one in
      select store_id, array_agg(id) as orders, array_agg(distinct customer_id) filter (where customer_id is not null) as customers
      from new_orders group by store_id
    loop
      perform insight_keep_orders(one.store_id, one.orders, coalesce(one.customers, '{}'));
    end loop;
  elsif tg_op = 'DELETE' then
    delete from insight_order_facts f using old_orders o where f.store_id = o.store_id and f.id = o.id;
    for one in
      select store_id, array_agg(distinct customer_id) as customers from old_orders where customer_id is not null group by store_id
    loop
      perform insight_keep_orders(one.store_id, '{}', one.customers);
    end loop;
  else
    for one in
      with changed as (
        select n.store_id, n.id, n.customer_id as now, o.customer_id as before,
          (n.placed_at, n.origin, n.customer_id, n.captured_minor, n.captured_minor > n.refunded_minor)
            is distinct from (o.placed_at, o.origin, o.customer_id, o.captured_minor, o.captured_minor > o.refunded_minor) as of_lines
        from new_orders n join old_orders o on o.store_id = n.store_id and o.id = n.id
        where (n.order_number, n.placed_at, n.customer_id, n.customer_name, n.origin, n.country_code, n.shipping_address->>'state',
            n.subtotal_minor, n.discount_minor, n.discount_code, n.shipping_minor, n.tax_minor, n.total_minor, n.captured_minor,
            n.refunded_minor, n.fulfilled_at)
          is distinct from (o.order_number, o.placed_at, o.customer_id, o.customer_name, o.origin, o.country_code,
            o.shipping_address->>'state', o.subtotal_minor, o.discount_minor, o.discount_code, o.shipping_minor, o.tax_minor,
            o.total_minor, o.captured_minor, o.refunded_minor, o.fulfilled_at)
      )
      select store_id, array_agg(id) as orders, array_agg(id) filter (where of_lines) as of_lines,
        array_agg(now) filter (where now is not null) || array_agg(before) filter (where before is not null and before is distinct from now)
          as customers
      from changed group by store_id
    loop
      perform insight_keep_orders(one.store_id, one.orders, coalesce(one.customers, '{}'));
      if one.of_lines is not null then
        perform insight_keep_lines(one.store_id, one.of_lines);
      end if;
    end loop;
  end if;
  return null;
end $$;

create or replace function insight_lines_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if tg_op = 'INSERT' then
    for one in select store_id, array_agg(distinct order_id) as orders from new_lines group by store_id loop
      perform insight_lock_customers(one.store_id, one.orders);
      perform insight_keep_lines(one.store_id, one.orders);
    end loop;
  elsif tg_op = 'DELETE' then
    for one in select store_id, array_agg(distinct order_id) as orders from old_lines group by store_id loop
      perform insight_lock_customers(one.store_id, one.orders);
      perform insight_keep_lines(one.store_id, one.orders);
    end loop;
  else
    for one in
      select n.store_id, array_agg(distinct n.order_id) || array_agg(distinct o.order_id) as orders
      from new_lines n join old_lines o on o.store_id = n.store_id and o.id = n.id
      where (n.order_id, n.title, n.variant, n.sku, n.quantity, n.canceled_quantity, n.unit_price_minor, n.discount_minor, n.tax_minor,
          n.refunded_minor)
        is distinct from (o.order_id, o.title, o.variant, o.sku, o.quantity, o.canceled_quantity, o.unit_price_minor, o.discount_minor,
          o.tax_minor, o.refunded_minor)
      group by n.store_id
    loop
      perform insight_lock_customers(one.store_id, one.orders);
      perform insight_keep_lines(one.store_id, one.orders);
    end loop;
  end if;
  return null;
end $$;

-- Of returns, which say what order they are of.
create or replace function insight_returns_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if tg_op = 'DELETE' then
    for one in
      select store_id, array_agg(distinct order_id) as orders from old_returns where status = 'RECEIVED' group by store_id
    loop
      perform insight_lock_customers(one.store_id, one.orders);
      perform insight_keep_lines(one.store_id, one.orders);
    end loop;
  else
    for one in
      select n.store_id, array_agg(distinct n.order_id) as orders
      from new_returns n join old_returns o on o.store_id = n.store_id and o.id = n.id
      where n.status is distinct from o.status and 'RECEIVED' in (n.status, o.status) group by n.store_id
    loop
      perform insight_lock_customers(one.store_id, one.orders);
      perform insight_keep_lines(one.store_id, one.orders);
    end loop;
  end if;
  return null;
end $$;

-- Of labels: what they cost is shared among the lines of their order.
create or replace function insight_labels_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved constant text := case tg_op
    when 'INSERT' then 'select store_id, order_id from new_labels'
    when 'DELETE' then 'select store_id, order_id from old_labels'
    else $query$
      select one.store_id, one.order_id
      from new_labels n join old_labels o on o.store_id = n.store_id and o.id = n.id
      cross join lateral (values (n.store_id, n.order_id), (o.store_id, o.order_id)) one (store_id, order_id)
      where (n.order_id, n.status, n.amount_minor - n.refunded_minor) is distinct from (o.order_id, o.status, o.amount_minor - o.refunded_minor)
    $query$
  end;
  one record;
begin
  for one in execute format($query$
    select store_id, array_agg(distinct order_id) as orders from (%s) moved where order_id is not null group by store_id
  $query$, moved)
  loop
    perform insight_keep_lines(one.store_id, one.orders);
  end loop;
  return null;
end $$;

create or replace function insight_returned_lines_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved constant text := case tg_op
    when 'INSERT' then 'select store_id, line_item_id from new_lines'
    when 'DELETE' then 'select store_id, line_item_id from old_lines'
    else 'select store_id, line_item_id from new_lines union select store_id, line_item_id from old_lines'
  end;
  one record;
begin
  for one in execute format($query$
    select l.store_id, array_agg(distinct l.order_id) as orders
    from (%s) moved join order_line_items l on l.store_id = moved.store_id and l.id = moved.line_item_id group by l.store_id
  $query$, moved)
  loop
    perform insight_lock_customers(one.store_id, one.orders);
    perform insight_keep_lines(one.store_id, one.orders);
  end loop;
  return null;
end $$;

-- Called for changes of facts, with their differences: see above.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_facts n', 'new_facts'),
      ('delete', 'select o.*, -1 as times from old_facts o', 'old_facts'),
      ('update', $moved$select n.*, 1 as times from new_facts n union all select o.*, -1 from old_facts o$moved$, 'new_facts')
    ) one (event, moved, changed)
  loop
    execute format($function$
create or replace function insight_order_facts_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with added as (
      insert into insight_day_sums (store_id, id, day, origin, country_code, customer_type, placed, placed_refunded_minor, orders,
          first_orders, later_orders, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor, captured_minor, refunded_minor)
      select store_id, gen_random_uuid(), day, origin, country_code, customer_type, placed, placed_refunded, orders, firsts, laters, subtotal, discount, shipping, tax,
        total, captured, refunded
      from (
        select store_id, day, origin, country_code, customer_type, sum(times) as placed, sum(times * refunded_minor::bigint) as placed_refunded,
          sum(times * counts) as orders, coalesce(sum(times) filter (where nth = 1), 0) as firsts,
          coalesce(sum(times) filter (where nth > 1), 0) as laters, sum(counts * times * subtotal_minor::bigint) as subtotal,
          sum(counts * times * discount_minor::bigint) as discount, sum(counts * times * shipping_minor::bigint) as shipping,
          sum(counts * times * tax_minor::bigint) as tax, sum(counts * times * total_minor::bigint) as total,
          sum(counts * times * captured_minor::bigint) as captured, sum(counts * times * refunded_minor::bigint) as refunded
        from (
          select *, counted::int as counts,
            case when earlier is null then '' when earlier = 0 then 'NEW' else 'RETURNING' end as customer_type
          from (%2$s) moved
        ) moved
        group by store_id, day, origin, country_code, customer_type
      ) summed
      where (placed, placed_refunded, orders, firsts, laters, subtotal, discount, shipping, tax, total, captured, refunded)
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      returning store_id, day
    )
    select store_id, array_agg(distinct day) as days from added group by store_id
  loop
    -- To look whether rows are many costs more than to add some, so it is done now and then.
    if random() < 0.1 then
      perform insight_gather('insight_day_sums', 'day', '{origin,country_code,customer_type}',
        '{placed,placed_refunded_minor,orders,first_orders,later_orders,subtotal_minor,discount_minor,shipping_minor,tax_minor,total_minor,captured_minor,refunded_minor}',
        one.store_id, one.days);
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_order_facts_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed);
  end loop;
end $make$;

do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_facts n', 'new_facts'),
      ('delete', 'select o.*, -1 as times from old_facts o', 'old_facts'),
      ('update', $moved$select n.*, 1 as times from new_facts n union all select o.*, -1 from old_facts o$moved$, 'new_facts')
    ) one (event, moved, changed)
  loop
    execute format($function$
create or replace function insight_line_facts_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with added as (
      insert into insight_product_sums (store_id, id, day, origin, title, variant, sku, units, item_sales_minor, returned_units,
          orders, orders_of_title, orders_of_sku, order_share, paid_minor, label_minor)
      select store_id, gen_random_uuid(), day, origin, title, variant, sku, units, item_sales, returned, orders, of_title, of_sku,
        of_order, paid, label
      from (
        select store_id, day, origin, title, variant, sku, sum(times * units) as units, sum(times * item_sales_minor) as item_sales,
          sum(times * returned_units) as returned, sum(times * opens_order::int) as orders, sum(times * opens_title::int) as of_title, sum(times * opens_sku::int) as of_sku,
          sum(times * order_share) as of_order, sum(times * order_share * captured_minor) as paid, sum(times * label_minor) as label
        from (%2$s) moved where counted group by store_id, day, origin, title, variant, sku
      ) summed
      where (units, item_sales, returned, orders, of_title, of_sku, of_order, paid, label) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
      returning store_id, day
    )
    select store_id, array_agg(distinct day) as days from added group by store_id
  loop
    if random() < 0.1 then
      perform insight_gather('insight_product_sums', 'day', '{origin,title,variant,sku}',
        '{units,item_sales_minor,returned_units,orders,orders_of_title,orders_of_sku,order_share,paid_minor,label_minor}', one.store_id, one.days);
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_line_facts_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed);
  end loop;
end $make$;

-- What baskets add: which titles they hold together, and which customers bought them. One that moves in time, changes titles or goes to
-- another customer changes how long after it the customer's others came, so all of the customer's are read, as they are and as they were.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_baskets n', 'new_baskets', ''),
      ('delete', 'select o.*, -1 as times from old_baskets o', 'old_baskets', $first$
  -- An order that is deleted takes its basket along before its customer is locked, and what the customer's others come after is told here.
  perform from customers c where (c.store_id, c.id) in (select store_id, customer_id from old_baskets) order by c.id for no key update;$first$),
      ('update', $moved$
        select side.* from new_baskets n join old_baskets o on o.store_id = n.store_id and o.id = n.id
        cross join lateral (select n.*, 1 as times union all select o.*, -1) side
        where (n.day, n.origin, n.titles, n.customer_id) is distinct from (o.day, o.origin, o.titles, o.customer_id)$moved$, 'new_baskets', $first$
  -- Most updates change only what is next.
  if not exists (
    select from new_baskets n join old_baskets o on o.store_id = n.store_id and o.id = n.id
    where (n.day, n.origin, n.titles, n.customer_id) is distinct from (o.day, o.origin, o.titles, o.customer_id)
  ) then return null; end if;$first$)
    ) one (event, moved, changed, first)
  loop
    execute format($function$
create or replace function insight_baskets_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if current_setting('insight.filling', true) = 'on' then return null; end if;
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
%4$s
  for one in
    with moved as materialized (%2$s),
    added as (
      insert into insight_pair_sums (store_id, id, day, origin, title, other, orders)
      select store_id, gen_random_uuid(), insight_month_of(day), origin, pair.title, pair.other, sum(times)
      from moved cross join lateral insight_pairs_of(moved.titles) pair
      group by 1, 3, 4, 5, 6 having sum(times) <> 0
      returning store_id, day
    ),
    bought as (
      select store_id, customer_id, titles, day, times from moved where customer_id is not null
      union all
      select b.store_id, b.customer_id, b.titles, b.day, side.times
      from (select distinct store_id, customer_id from moved where customer_id is not null) of
      join insight_baskets b on b.store_id = of.store_id and b.customer_id = of.customer_id cross join (values (1), (-1)) side (times)
      where not exists (select from moved m where m.store_id = b.store_id and m.id = b.id)
    ),
    bought_then as (
      select b.store_id, t.title, b.day, b.times,
        b.day - lag(b.day) over (partition by b.store_id, b.customer_id, t.title, b.times order by b.day) as days
      from bought b cross join lateral unnest(b.titles) t (title)
    ),
    buyers as (
      insert into insight_buyer_sums (store_id, id, day, title, orders, days, counts)
      select store_id, gen_random_uuid(), day, title, sum(times), case when days is null then '{}' else array[days] end,
        case when days is null then '{}' else array[sum(times)] end
      from bought_then group by store_id, day, title, days having sum(times) <> 0
      returning store_id, day
    )
    select store_id, array_agg(distinct pair) filter (where pair is not null) as pairs, array_agg(distinct buyer) filter (where buyer is not null) as buyers
    from (select store_id, day as pair, null::date as buyer from added union all select store_id, null, day from buyers) all_added
    group by store_id
  loop
    if random() < 0.01 then
      perform insight_gather('insight_pair_sums', 'day', '{origin,title,other}', '{orders}', one.store_id, one.pairs);
    end if;
    if random() < 0.05 then
      perform insight_gather('insight_buyer_sums', 'day', '{title}', '{orders}', one.store_id, one.buyers, '{days,counts}');
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_baskets_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed, made.first);
  end loop;
end $make$;

-- How many facts and sums of a store are not what they should be: 0, whatever happened.
create or replace function insight_facts_wrong(p_store_id uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select count(*) from insight_order_facts f full join insight_order_facts_due d on d.store_id = f.store_id and d.id = f.id
      where coalesce(f.store_id, d.store_id) = p_store_id and to_jsonb(f) is distinct from to_jsonb(d))
  + (select count(*) from insight_line_facts f full join insight_line_facts_due d on d.store_id = f.store_id and d.id = f.id
      where coalesce(f.store_id, d.store_id) = p_store_id and to_jsonb(f) is distinct from to_jsonb(d))
  + (select count(*) from (
      select day, origin, country_code, customer_type, sum(placed), sum(placed_refunded_minor), sum(orders), sum(first_orders), sum(later_orders), sum(subtotal_minor),
        sum(discount_minor), sum(shipping_minor), sum(tax_minor), sum(total_minor), sum(captured_minor), sum(refunded_minor)
      from insight_day_sums where store_id = p_store_id group by day, origin, country_code, customer_type having sum(placed) <> 0
      except
      select day, origin, country_code, case when earlier is null then '' when earlier = 0 then 'NEW' else 'RETURNING' end,
        count(*), sum(refunded_minor), count(*) filter (where counted), count(*) filter (where nth = 1),
        count(*) filter (where nth > 1), coalesce(sum(subtotal_minor) filter (where counted), 0),
        coalesce(sum(discount_minor) filter (where counted), 0), coalesce(sum(shipping_minor) filter (where counted), 0),
        coalesce(sum(tax_minor) filter (where counted), 0), coalesce(sum(total_minor) filter (where counted), 0),
        coalesce(sum(captured_minor) filter (where counted), 0), coalesce(sum(refunded_minor) filter (where counted), 0)
      from insight_order_facts_due where store_id = p_store_id group by 1, 2, 3, 4) days)
  + (select abs((select coalesce(sum(placed), 0) from insight_day_sums where store_id = p_store_id)
      - (select count(*) from orders where store_id = p_store_id)))
  + (select count(*) from (
      (select day, origin, title, variant, sku, sum(units), sum(item_sales_minor), sum(returned_units), sum(orders), sum(orders_of_title), sum(orders_of_sku),
        sum(order_share), sum(paid_minor), sum(label_minor)
      from insight_product_sums where store_id = p_store_id group by day, origin, title, variant, sku having sum(units) <> 0
      except
      select day, origin, title, variant, sku, sum(units), sum(item_sales_minor), sum(returned_units), sum(opens_order::int), sum(opens_title::int), sum(opens_sku::int),
        sum(order_share), sum(order_share * captured_minor), sum(label_minor)
      from insight_line_facts_due where store_id = p_store_id and counted group by day, origin, title, variant, sku)) goods)
  + (select abs((select coalesce(sum(units), 0) from insight_product_sums where store_id = p_store_id)
      - (select coalesce(sum(units), 0) from insight_line_facts_due where store_id = p_store_id and counted)))
  + (select count(*) from insight_baskets f full join insight_baskets_due d on d.store_id = f.store_id and d.id = f.id
      where coalesce(f.store_id, d.store_id) = p_store_id and to_jsonb(f) is distinct from to_jsonb(d))
  + (select count(*) from insight_customer_facts f full join insight_customer_facts_due d on d.store_id = f.store_id and d.id = f.id
      where coalesce(f.store_id, d.store_id) = p_store_id and to_jsonb(f) is distinct from to_jsonb(d))
  + insight_sums_wrong(p_store_id)
  + (select count(*) from (
      select day, origin, title, other, sum(orders) as orders
      from insight_pair_sums where store_id = p_store_id group by day, origin, title, other having sum(orders) <> 0) kept
    full join (
      select insight_month_of(day) as day, origin, pair.title, pair.other, count(*) as orders
      from insight_baskets_due due cross join lateral insight_pairs_of(due.titles) pair where store_id = p_store_id group by 1, 2, 3, 4) due
    using (day, origin, title, other) where kept.orders is distinct from due.orders);
$$;

drop function if exists insight_gather_day_sums(uuid, date[]), insight_gather_product_sums(uuid, date[]), insight_gather_pair_sums(uuid, date[]);
revoke execute on function insight_keep_orders(uuid, uuid[], uuid[]), insight_keep_lines(uuid, uuid[]), insight_lock_customers(uuid, uuid[]), insight_orders_changed(),
  insight_lines_changed(), insight_returns_changed(), insight_returned_lines_changed(), insight_labels_changed(), insight_facts_wrong(uuid)
from public;
grant select on insight_order_facts_due, insight_line_facts_due, insight_line_facts_due_of_all, insight_baskets_due to brandwright_app;

-- All facts anew, of every store.
create or replace procedure insight_fill_facts() language plpgsql set search_path = public, pg_temp as $$
begin
  truncate insight_order_facts, insight_line_facts, insight_baskets, insight_day_sums, insight_product_sums, insight_pair_sums,
    insight_basket_sums, insight_rhythm_sums, insight_cohort_sums, insight_cohort_goods, insight_follow_sums, insight_buyer_sums,
    insight_shipped_sums, insight_label_sums, insight_spread_sums, insight_customer_facts;
  perform set_config('insight.filling', 'on', true);
  insert into insight_order_facts (store_id, id, order_number, placed_at, day, customer_id, stranger_name, origin, country_code, state,
      subtotal_minor, discount_minor, discount_code, shipping_minor, tax_minor, total_minor, captured_minor, refunded_minor, counted,
      fulfilled_at, earlier, nth, previous_at, first_day, first_at, first_origin, age, next_at, next_id, sales_to_date_minor, discounted_to_date,
      wholesale_to_date)
    select * from insight_order_facts_due order by store_id, placed_at;
  insert into insight_line_facts (store_id, id, order_id, title, variant, sku, units, item_sales_minor, returned_units, day, origin,
      customer_id, captured_minor, counted, opens_order, opens_title, opens_sku, order_share, label_minor)
    select * from insight_line_facts_due_of_all order by store_id, day, order_id;
  insert into insight_baskets (store_id, id, day, origin, titles, units, net_minor, next_id, next_days, customer_id)
    select * from insight_baskets_due order by store_id, day;
  perform set_config('insight.filling', '', true);
  call insight_fill_sums();
end $$;

-- Baskets of before know no customer. All of them are put in anew, as a change of each would leave as many dead rows.
create or replace procedure insight_name_buyers() language plpgsql set search_path = public, pg_temp as $$
begin
  create temp table named on commit drop as
    select b.store_id, b.id, b.day, b.origin, b.titles, b.units, b.net_minor, b.next_id, b.next_days, f.customer_id
    from insight_baskets b join insight_order_facts f on f.store_id = b.store_id and f.id = b.id;
  truncate insight_baskets;
  perform set_config('insight.filling', 'on', true);
  insert into insight_baskets (store_id, id, day, origin, titles, units, net_minor, next_id, next_days, customer_id)
    select * from named order by store_id, day;
  perform set_config('insight.filling', '', true);
end $$;

revoke execute on procedure insight_fill_facts(), insight_name_buyers() from public;

-- A database whose facts are of another version (or that has none) has them filled once. Raise the version when a definition changes.
do $$
declare
  version constant text := 'Facts, version 4';
  of_spreads constant text := 'Spreads, version 1';
  of_buyers constant text := 'Buyers, version 1';
begin
  if obj_description('insight_order_facts'::regclass) is not distinct from version then
    if obj_description('insight_spread_sums'::regclass) is distinct from of_spreads then
      -- What they are of changes only where orders do.
      lock table orders in share row exclusive mode;
      call insight_fill_spreads();
      execute format('comment on table insight_spread_sums is %L', of_spreads);
    end if;
    if obj_description('insight_buyer_sums'::regclass) is distinct from of_buyers then
      lock table orders, order_line_items, return_orders, return_lines, shipping_labels in share row exclusive mode;
      call insight_name_buyers();
      call insight_fill_buyers();
      execute format('comment on table insight_buyer_sums is %L', of_buyers);
    end if;
    return;
  end if;
  lock table orders, order_line_items, return_orders, return_lines, shipping_labels in share row exclusive mode;
  create or replace trigger insight_day_sums_on_insert after insert on insight_order_facts
    referencing new table as new_facts for each statement execute function insight_order_facts_changed_by_insert();
  create or replace trigger insight_day_sums_on_update after update on insight_order_facts
    referencing new table as new_facts old table as old_facts for each statement execute function insight_order_facts_changed_by_update();
  create or replace trigger insight_day_sums_on_delete after delete on insight_order_facts
    referencing old table as old_facts for each statement execute function insight_order_facts_changed_by_delete();
  create or replace trigger insight_product_sums_on_insert after insert on insight_line_facts
    referencing new table as new_facts for each statement execute function insight_line_facts_changed_by_insert();
  create or replace trigger insight_product_sums_on_update after update on insight_line_facts
    referencing new table as new_facts old table as old_facts for each statement execute function insight_line_facts_changed_by_update();
  create or replace trigger insight_product_sums_on_delete after delete on insight_line_facts
    referencing old table as old_facts for each statement execute function insight_line_facts_changed_by_delete();
  create or replace trigger insight_pair_sums_on_insert after insert on insight_baskets
    referencing new table as new_baskets for each statement execute function insight_baskets_changed_by_insert();
  create or replace trigger insight_pair_sums_on_update after update on insight_baskets
    referencing new table as new_baskets old table as old_baskets for each statement execute function insight_baskets_changed_by_update();
  create or replace trigger insight_pair_sums_on_delete after delete on insight_baskets
    referencing old table as old_baskets for each statement execute function insight_baskets_changed_by_delete();
  call insight_fill_facts();
  create or replace trigger insight_orders_on_insert after insert on orders
    referencing new table as new_orders for each statement execute function insight_orders_changed();
  create or replace trigger insight_orders_on_update after update on orders
    referencing new table as new_orders old table as old_orders for each statement execute function insight_orders_changed();
  create or replace trigger insight_orders_on_delete after delete on orders
    referencing old table as old_orders for each statement execute function insight_orders_changed();
  create or replace trigger insight_lines_on_insert after insert on order_line_items
    referencing new table as new_lines for each statement execute function insight_lines_changed();
  create or replace trigger insight_lines_on_update after update on order_line_items
    referencing new table as new_lines old table as old_lines for each statement execute function insight_lines_changed();
  create or replace trigger insight_lines_on_delete after delete on order_line_items
    referencing old table as old_lines for each statement execute function insight_lines_changed();
  create or replace trigger insight_returns_on_update after update on return_orders
    referencing new table as new_returns old table as old_returns for each statement execute function insight_returns_changed();
  create or replace trigger insight_returns_on_delete after delete on return_orders
    referencing old table as old_returns for each statement execute function insight_returns_changed();
  create or replace trigger insight_returned_lines_on_insert after insert on return_lines
    referencing new table as new_lines for each statement execute function insight_returned_lines_changed();
  create or replace trigger insight_returned_lines_on_update after update on return_lines
    referencing new table as new_lines old table as old_lines for each statement execute function insight_returned_lines_changed();
  create or replace trigger insight_returned_lines_on_delete after delete on return_lines
    referencing old table as old_lines for each statement execute function insight_returned_lines_changed();
  create or replace trigger insight_labels_on_insert after insert on shipping_labels
    referencing new table as new_labels for each statement execute function insight_labels_changed();
  create or replace trigger insight_labels_on_update after update on shipping_labels
    referencing new table as new_labels old table as old_labels for each statement execute function insight_labels_changed();
  create or replace trigger insight_labels_on_delete after delete on shipping_labels
    referencing old table as old_labels for each statement execute function insight_labels_changed();
  execute format('comment on table insight_order_facts is %L', version);
  execute format('comment on table insight_spread_sums is %L', of_spreads);
  execute format('comment on table insight_buyer_sums is %L', of_buyers);
end $$;

-- Only the triggers write them.
revoke insert, update, delete on insight_order_facts, insight_line_facts, insight_baskets, insight_day_sums, insight_product_sums,
  insight_pair_sums from brandwright_app;
