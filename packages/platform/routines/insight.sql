-- What insight reads: orders and their line items, as every report and figure defines them. The views run with the caller's rights,
-- so row-level security of the underlying tables applies. An order counts if more was paid than refunded. Replaced at every migration.

drop view if exists insight_members;
drop view if exists insight_stores;
drop view if exists insight_receivings;
drop view if exists insight_labels;
drop view if exists insight_sku_costs;
drop view if exists insight_returned_lines;
drop view if exists insight_lines;
drop view if exists insight_orders;

-- earlier: how many orders that count the customer had placed before it, through any channel. nth: its position among them, 1 for
-- the first. previous_at: when the previous one was placed. nth and previous_at are null for orders that don't count; all are null
-- without a customer. first_day: the day of the customer's first order that counts. customer_name: the customer's current name, not
-- the one on the order.
create view insight_orders with (security_invoker = true) as
  select o.store_id, o.id, o.order_number, o.placed_at, (o.placed_at at time zone 'utc')::date as day, o.customer_id,
    coalesce(c.name, o.customer_name) as customer_name, o.origin, o.country_code,
    nullif(upper(o.shipping_address->>'state'), '') as state, o.shipping_method,
    o.subtotal_minor, o.discount_minor, nullif(o.discount_code, '') as discount_code, o.shipping_minor, o.tax_minor, o.total_minor,
    o.captured_minor, o.refunded_minor, o.captured_minor - o.refunded_minor as net_minor,
    o.captured_minor > o.refunded_minor as counted, o.fulfillment_status, o.fulfilled_at,
    case when o.customer_id is not null then
      count(*) filter (where o.captured_minor > o.refunded_minor) over before
    end::int as earlier,
    case when o.customer_id is not null and o.captured_minor > o.refunded_minor then
      1 + count(*) filter (where o.captured_minor > o.refunded_minor) over before
    end::int as nth,
    case when o.customer_id is not null and o.captured_minor > o.refunded_minor then
      max(o.placed_at) filter (where o.captured_minor > o.refunded_minor) over before
    end as previous_at,
    case when o.customer_id is not null then
      (min(o.placed_at) filter (where o.captured_minor > o.refunded_minor) over (partition by o.store_id, o.customer_id)
        at time zone 'utc')::date
    end as first_day
  from orders o left join customers c on c.store_id = o.store_id and c.id = o.customer_id
  window before as (
    partition by o.store_id, o.customer_id order by o.placed_at, o.order_number rows between unbounded preceding and 1 preceding);

-- units: ordered minus canceled. item_sales_minor: price minus discount for those units, without tax, or the line item's amount after
-- refunds, if that is less. returned_units: units on received returns.
create view insight_lines with (security_invoker = true) as
  select l.store_id, l.id, l.order_id, l.title, l.variant, l.sku,
    l.quantity - l.canceled_quantity as units,
    greatest(0, least(
      round(worth.net::numeric * (l.quantity - l.canceled_quantity) / greatest(l.quantity, 1)),
      worth.net - case when worth.net + l.tax_minor > 0
        then round(l.refunded_minor::numeric * worth.net / (worth.net + l.tax_minor)) else 0 end
    ))::bigint as item_sales_minor,
    coalesce(back.units, 0)::int as returned_units
  from order_line_items l
  cross join lateral (select l.quantity::bigint * l.unit_price_minor - l.discount_minor as net) worth
  left join (
    select r.store_id, r.line_item_id, sum(r.quantity) as units
    from return_lines r join return_orders o on o.store_id = r.store_id and o.id = r.return_id and o.status = 'RECEIVED'
    group by r.store_id, r.line_item_id
  ) back on back.store_id = l.store_id and back.line_item_id = l.id;

-- Line items of received returns.
create view insight_returned_lines with (security_invoker = true) as
  select r.store_id, r.id, r.line_item_id, r.title, r.variant, r.sku, r.quantity as units, r.reason,
    coalesce(r.damaged_quantity, 0) as damaged_units,
    (coalesce(o.received_at, o.updated_at) at time zone 'utc')::date as day, o.order_id
  from return_lines r join return_orders o on o.store_id = r.store_id and o.id = r.return_id
  where o.status = 'RECEIVED';

-- What a unit costs: the moving average landed cost if known, or the unit cost; null if neither is. A merged SKU has the cost of the
-- SKU it was merged into.
create view insight_sku_costs with (security_invoker = true) as
  select s.store_id, lower(s.code) as sku,
    case when k.landed_units > 0 then k.landed_value_minor::numeric / k.landed_units else k.cost_minor end as unit_cost_minor
  from skus s join skus k on k.store_id = s.store_id and k.id = coalesce(s.merged_into_id, s.id);

-- Labels paid for, minus their refunds.
create view insight_labels with (security_invoker = true) as
  select store_id, id, order_id, (coalesce(bought_at, created_at) at time zone 'utc')::date as day,
    amount_minor - refunded_minor as cost_minor
  from shipping_labels where status in ('BOUGHT', 'VOID_REQUESTED', 'VOIDED');

-- Fully counted receivings: when they were counted, expected units, and units received undamaged (up to the expected number).
create view insight_receivings with (security_invoker = true) as
  select r.store_id, r.id, r.created_at, counted.at as received_at, (counted.at at time zone 'utc')::date as day,
    sum(l.expected_units)::int as expected_units,
    sum(least(l.expected_units, greatest(0, l.received_units - l.damaged_units)))::int as right_units
  from receivings r
  join receiving_lines l on l.store_id = r.store_id and l.receiving_id = r.id
  cross join lateral (
    select coalesce(max(c.created_at), r.updated_at) as at from receiving_receipts c
    where c.store_id = r.store_id and c.receiving_id = r.id
  ) counted
  where r.receiving_status = 'RECEIVED'
  group by r.store_id, r.id, r.created_at, counted.at;

-- What a store is called and what is turned on for it, and who belongs to it with the address of their login: for public links and
-- mail, which nobody is logged in for.
create view insight_stores with (security_invoker = true) as
  select id as store_id, name, flags from stores;
create view insight_members with (security_invoker = true) as
  select m.store_id, m.user_id, u.email from memberships m join users u on u.id = m.user_id;

grant select on insight_orders, insight_lines, insight_returned_lines, insight_sku_costs, insight_labels, insight_receivings,
  insight_stores, insight_members to brandwright_app;
