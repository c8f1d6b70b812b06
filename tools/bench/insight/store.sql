-- One store with :orders orders of three years, for timing the reports. The same on every run: chance comes from hashes of row
-- numbers. No trigger runs; the tallies are counted at the end, and the facts filled after it. Settings: bench.store, bench.orders, bench.now.

set session_replication_role = replica;
set max_parallel_workers_per_gather = 0;

create function pg_temp.dice(n bigint, salt int) returns float8 language sql immutable as
  $$ select (hashint8extended(n, salt) & 9007199254740991)::float8 / 9007199254740992 $$;
create function pg_temp.uuid_of(kind text, n bigint) returns uuid language sql immutable as
  $$ select md5(kind || n)::uuid $$;

create temp view bench as select current_setting('bench.store')::uuid as store_id,
  current_setting('bench.orders')::int as orders, current_setting('bench.now')::timestamptz as now;

create temp table goods as
  select g, 'Product ' || lpad(((g + 2) / 3)::text, 2, '0') as title, (array['Sand', 'Moss', 'Clay'])[1 + g % 3] as variant,
    'SKU-' || lpad(g::text, 3, '0') as code, (900 + floor(pg_temp.dice(g, 1) * 7000))::int as price
  from generate_series(1, 120) g;

insert into products (store_id, id, title, source, search_text, created_at, updated_at)
  select b.store_id, pg_temp.uuid_of('product', p.place), p.title, 'OWN', lower(p.title), b.now, b.now
  from bench b, (select title, min(g) as place from goods group by title) p;
-- A few SKUs have no known cost.
insert into skus (store_id, id, product_id, position, code, option_values, price_minor, cost_minor, created_at, updated_at)
  select b.store_id, pg_temp.uuid_of('sku', g), pg_temp.uuid_of('product', (g - 1) / 3 * 3 + 1), (g - 1) % 3, code, array[variant], price,
    case when g % 17 <> 0 then (price * 0.35)::int end, b.now, b.now
  from goods, bench b;

-- Somewhat more than half of the customers order once, the others 5 times on average; every 20th order is a stranger's.
create temp table people as
  select c, case when pg_temp.dice(c, 2) < 0.55 then 1 else least(60, 2 + floor(-ln(1 - pg_temp.dice(c, 3)) * 3.3))::int end as orders,
    b.now - interval '1 day' * 1095 * power(pg_temp.dice(c, 4), 1.25) as first, 15 + pg_temp.dice(c, 5) * 110 as rhythm,
    pg_temp.dice(c, 6) as luck
  from bench b, generate_series(1, (b.orders * 0.35)::int) c;
insert into customers (store_id, id, name, name_key, first_name_key, email, created_at)
  select b.store_id, pg_temp.uuid_of('customer', c), 'Person ' || c, 'person ' || c, 'person', 'person' || c || '@example.com', first
  from people, bench b;

create temp table visits as
  select row_number() over (order by at, c, k) as n, c, k, at, luck from (
    select p.c, k, p.luck, case when p.first + interval '1 day' * gap < b.now then p.first + interval '1 day' * gap
      else p.first + (b.now - p.first) * pg_temp.dice(p.c * 100 + k, 8) end as at
    from people p cross join bench b cross join generate_series(1, p.orders) k
    cross join lateral (select case when k = 1 then 0 else (k - 1) * p.rhythm * (0.7 + 0.6 * pg_temp.dice(p.c * 100 + k, 7)) end as gap) g
    union all
    select null, s, pg_temp.dice(s, 9), b.now - interval '1 day' * 1095 * power(pg_temp.dice(s, 10), 1.25)
    from bench b, generate_series(1, b.orders / 20) s) placed;

-- One to three lines; the first goods sell most.
create temp table sold as
  select v.n, l as position, g.*, 1 + floor(power(pg_temp.dice(v.n * 4 + l, 12), 4) * 3)::int as quantity,
    (pg_temp.dice(v.n, 13) < 0.22) as reduced
  from visits v cross join generate_series(1, 3) l
  join goods g on g.g = 1 + floor(power(pg_temp.dice(v.n * 4 + l, 14), 1.8) * 120)::int
  where l = 1 or pg_temp.dice(v.n, 11) < case l when 2 then 0.5 else 0.2 end;
create temp table sums as
  select n, sum(quantity) as units, sum(quantity * price) as subtotal,
    sum(case when reduced then quantity * price / 10 else 0 end) as discount
  from sold group by n;

insert into orders (store_id, id, order_number, origin, placed_at, customer_id, customer_name, email, production_status, cancel_status,
    fulfillment_status, return_status, units, items_text, subtotal_minor, discount_minor, discount_code, shipping_minor, tax_minor,
    total_minor, captured_minor, refunded_minor, country_code, shipping_address, shipping_method, search_text, fulfilled_at, created_at, updated_at)
  select b.store_id, pg_temp.uuid_of('order', n), 1000 + n, origin, at, pg_temp.uuid_of('customer', c), coalesce('Person ' || c, 'A stranger'),
    'person' || c || '@example.com', case when is_shipped then 'FINISHED' else 'OUTSTANDING' end, case when fate < 0.02 then 'CANCELED' else 'NONE' end,
    case when is_shipped then 'FULFILLED' else 'NONE' end, 'NONE', units, 'Goods', subtotal, discount,
    case when discount > 0 then (array['WELCOME', 'SPRING', 'welcome', null, 'FRIENDS10'])[1 + n % 5] end, shipping, tax, total, total,
    case when fate < 0.04 then total when fate < 0.08 then total / 4 else 0 end, country,
    jsonb_build_object('name', 'Person ' || coalesce(c, 0), 'addressLine1', n || ' Kietzke Lane', 'city', 'Reno', 'state', state,
      'zipCode', '89502', 'countryCode', country),
    'STANDARD', 'x' || (1000 + n), case when is_shipped then least(b.now, at + interval '1 hour' * (2 + power(pg_temp.dice(n, 16), 3) * 300)) end, at, at
  from (
    select v.*, s.units, s.subtotal, s.discount, ship.shipping, (s.subtotal - s.discount) / 14 as tax,
      s.subtotal - s.discount + ship.shipping + (s.subtotal - s.discount) / 14 as total,
      pg_temp.dice(v.n, 17) as fate, v.at < b.now - interval '6 days' as is_shipped,
      (array['SHOPIFY_CREATOR', 'SHOPIFY_CREATOR', 'SHOPIFY_CREATOR', 'SHOPIFY_PLATFORM', 'SHOPIFY_PLATFORM', 'IMPORT', 'MANUAL_RETAIL',
        'MANUAL_WHOLESALE'])[1 + floor(pg_temp.dice(v.n, 18) * 8)::int] as origin,
      case when v.luck < 0.86 then 'US' else (array['CA', 'CA', 'GB', 'DE', 'FR', 'AU', 'JP', 'PR'])[1 + floor((v.luck - 0.86) / 0.14 * 8)::int] end as country,
      case when v.luck < 0.86 then (array['CA', 'NY', 'TX', 'FL', 'OH', 'WA', 'IL', 'PA', 'MA', 'CO', 'OR', 'GA', 'NC', 'MI', 'NJ', 'VA', 'AZ', 'TN',
        'MN', 'UT'])[1 + floor(v.luck / 0.86 * 20)::int] end as state
    from visits v join sums s using (n) cross join bench b
    cross join lateral (select case when s.subtotal >= 7500 then 0 else 499 end as shipping) ship
  ) o cross join bench b order by n;

-- What is paid back of an order is paid back of its items.
insert into order_line_items (store_id, id, order_id, position, title, variant, sku, quantity, canceled_quantity, fulfilled_quantity,
    unit_price_minor, discount_minor, tax_minor, refunded_minor)
  select b.store_id, pg_temp.uuid_of('line', n * 4 + position), pg_temp.uuid_of('order', n), position, title, variant, code, quantity,
    case when fate < 0.02 then quantity else 0 end, case when fate < 0.02 then 0 else quantity end, price,
    case when reduced then quantity * price / 10 else 0 end, 0,
    case when fate < 0.04 then quantity * price - case when reduced then quantity * price / 10 else 0 end
      when fate < 0.08 then quantity * price / 4 else 0 end
  from (select *, pg_temp.dice(n, 17) as fate from sold) s cross join bench b order by n, position;

-- Of every 25th order something comes back.
create temp table back as
  select s.n, s.position, s.title, s.variant, s.code, v.at + interval '1 day' * (5 + pg_temp.dice(s.n, 20) * 20) as at
  from sold s join visits v using (n) where s.position = 1 and pg_temp.dice(s.n, 17) >= 0.04 and pg_temp.dice(s.n, 19) < 0.04;
insert into return_orders (store_id, id, handle, status, refund_method, source, order_id, order_number, customer_name, currency, units,
    items_text, refund_minor, created_by, search_text, created_at, updated_at, received_at)
  select b.store_id, pg_temp.uuid_of('return', n), (1000 + n) || '-R1', case when n % 5 = 0 then 'SHIPPING' else 'RECEIVED' end, 'MANUAL', 'TEAM',
    pg_temp.uuid_of('order', n), 1000 + n, 'Person', 'USD', 1, title, 0, 'Bench', 'x', at, at, case when n % 5 <> 0 then at end
  from back cross join bench b where at < b.now;
insert into return_lines (store_id, id, return_id, position, line_item_id, title, variant, sku, quantity, reason, first_unit, damaged_quantity)
  select b.store_id, pg_temp.uuid_of('return line', n), pg_temp.uuid_of('return', n), 0, pg_temp.uuid_of('line', n * 4 + position), title, variant,
    code, 1, (array['DAMAGED', 'WRONG_ITEM', 'CHANGED_MIND', 'OTHER'])[1 + n % 4], 0, n % 2
  from back cross join bench b where at < b.now;

-- Labels of two orders in five.
insert into shipping_labels (store_id, id, status, provider, is_test, service, carrier, from_address, to_address, parcel, rate, amount_minor,
    refunded_minor, currency, content_key, order_id, order_number, notify_shopper, created_at, bought_at)
  select b.store_id, pg_temp.uuid_of('label', n), 'BOUGHT', 'EMBEDDED', true, 'ups_ground', 'UPS', '{}', '{}', '{}', '{}',
    (500 + pg_temp.dice(n, 21) * 900)::int, 0, 'USD', '', pg_temp.uuid_of('order', n), 1000 + n, false, at + interval '1 day', at + interval '1 day'
  from visits cross join bench b where n % 5 < 2 and at < b.now - interval '6 days';

insert into receivings (store_id, id, number, status, receiving_status, destination, created_by, created_at, updated_at)
  select b.store_id, pg_temp.uuid_of('receiving', r), 1000 + r, 'RECEIVED_BY_PIETRA', 'RECEIVED', 'STORE', 'Bench',
    b.now - interval '1 day' * 10 * r, b.now - interval '1 day' * (10 * r - 3)
  from generate_series(1, 100) r, bench b;
insert into receiving_lines (store_id, id, receiving_id, position, title, expected_units, received_units, damaged_units)
  select b.store_id, pg_temp.uuid_of('receiving line', r), pg_temp.uuid_of('receiving', r), 0, 'Product 01', 500, 490 + r % 20, r % 7
  from generate_series(1, 100) r, bench b;

insert into order_tallies (store_id, id, production_status, cancel_status, fulfillment_status, return_status, orders, total_minor)
  select store_id, gen_random_uuid(), production_status, cancel_status, fulfillment_status, return_status, count(*), sum(total_minor)
  from orders where store_id = (select store_id from bench)
  group by store_id, production_status, cancel_status, fulfillment_status, return_status;

set session_replication_role = origin;
reset max_parallel_workers_per_gather;
