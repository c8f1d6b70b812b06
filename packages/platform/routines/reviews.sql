-- Reviews in the marketplace. Stores write their own rows; what everyone sees, and the supplier's average, is kept in
-- step here, as the owner of the shared tables. Replaced at every migration.

create or replace function supplier_rating_refresh(p_supplier uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The lock comes first, so that the figures below see what another transaction has just written.
  perform 1 from marketplace_suppliers where id = p_supplier for update;
  update marketplace_suppliers s set
    average_review = r.average, review_count = r.total
  from (select round(avg(rating), 2)::double precision as average, count(*)::int as total
        from marketplace_reviews where supplier_id = p_supplier) r
  where s.id = p_supplier;
end $$;
revoke execute on function supplier_rating_refresh(uuid) from public;

create or replace function supplier_review_published_id(p_store uuid, p_review uuid) returns uuid
language sql immutable as $$
  -- Version 8 and variant 10 (RFC 9562): an id made of a digest.
  select overlay(overlay(md5(p_store::text || ':' || p_review::text) placing '8' from 13) placing 'a' from 17)::uuid;
$$;

-- The published row has an id of its own, so that it tells nothing of the store it came from.
create or replace function supplier_review_publish() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  published uuid;
begin
  if tg_op = 'DELETE' then
    published := supplier_review_published_id(old.store_id, old.id);
    delete from marketplace_reviews where id = published;
    perform supplier_rating_refresh(old.supplier_id);
    return old;
  end if;
  published := supplier_review_published_id(new.store_id, new.id);
  insert into marketplace_reviews (id, supplier_id, rating, quality, communication, delivery, title, text,
      author_brand, author_country, item_title, units_ordered, created_at)
    values (published, new.supplier_id, new.rating, new.quality, new.communication, new.delivery, new.title, new.text,
      new.author_brand, new.author_country, new.item_title, null, new.created_at)
  on conflict (id) do update set rating = excluded.rating, quality = excluded.quality,
    communication = excluded.communication, delivery = excluded.delivery, title = excluded.title,
    text = excluded.text, author_brand = excluded.author_brand, author_country = excluded.author_country,
    item_title = excluded.item_title;
  perform supplier_rating_refresh(new.supplier_id);
  return new;
end $$;
revoke execute on function supplier_review_publish() from public;

create or replace trigger supplier_reviews_publish after insert or update or delete on supplier_reviews
  for each row execute function supplier_review_publish();

-- A review without a login, to be confirmed by mail. Answers OK, KNOWN (this address has reviewed this supplier),
-- TOO_MANY (three a day from one address, twenty an hour about one supplier) or NO_SUPPLIER.
create or replace function visitor_review_post(
  p_id uuid, p_supplier uuid, p_name text, p_email text, p_country text, p_rating integer, p_quality integer,
  p_communication integer, p_delivery integer, p_title text, p_text text, p_flagged boolean, p_now timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from marketplace_suppliers where id = p_supplier) then return 'NO_SUPPLIER'; end if;
  perform pg_advisory_xact_lock(hashtextextended('visitor_review ' || p_email, 0));
  if exists (select from visitor_reviews where supplier_id = p_supplier and email = p_email and status <> 'PENDING')
    then return 'KNOWN'; end if;
  if (select count(*) from visitor_reviews where email = p_email and created_at > p_now - interval '1 day') >= 3
    or (select count(*) from visitor_reviews
        where supplier_id = p_supplier and created_at > p_now - interval '1 hour') >= 20
    then return 'TOO_MANY'; end if;
  insert into visitor_reviews (id, supplier_id, name, email, country, rating, quality, communication, delivery, title,
      text, status, is_flagged, created_at)
    values (p_id, p_supplier, p_name, p_email, p_country, p_rating, p_quality, p_communication, p_delivery, p_title,
      p_text, 'PENDING', p_flagged, p_now);
  return 'OK';
end $$;
revoke execute on function visitor_review_post(uuid, uuid, text, text, text, integer, integer, integer, integer, text,
  text, boolean, timestamptz) from public;
grant execute on function visitor_review_post(uuid, uuid, text, text, text, integer, integer, integer, integer, text,
  text, boolean, timestamptz) to brandwright_app;

-- Publishes a confirmed review, or holds it back when it was flagged. Opening the link twice changes nothing. Whoever
-- calls has checked the token of the link.
create or replace function visitor_review_confirm(p_id uuid, p_now timestamptz)
returns table (status text, supplier_id uuid, supplier_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  review visitor_reviews;
begin
  select * into review from visitor_reviews v where v.id = p_id for update;
  if review.id is null then return; end if;
  if review.status = 'PENDING' then
    -- Of several that one address began, the first confirmed counts.
    if exists (select from visitor_reviews v where v.supplier_id = review.supplier_id and v.email = review.email
               and v.status <> 'PENDING') then return; end if;
    review.status := case when review.is_flagged then 'HELD' else 'PUBLISHED' end;
    update visitor_reviews v set status = review.status, confirmed_at = p_now where v.id = p_id;
    if review.status = 'PUBLISHED' then
      insert into marketplace_reviews (id, supplier_id, rating, quality, communication, delivery, title, text,
          author_brand, author_country, item_title, units_ordered, created_at)
        values (review.id, review.supplier_id, review.rating, review.quality, review.communication, review.delivery,
          review.title, review.text, review.name, review.country, null, null, p_now);
      perform supplier_rating_refresh(review.supplier_id);
    end if;
  end if;
  return query select review.status, s.id, s.name from marketplace_suppliers s where s.id = review.supplier_id;
end $$;
revoke execute on function visitor_review_confirm(uuid, timestamptz) from public;
grant execute on function visitor_review_confirm(uuid, timestamptz) to brandwright_app;
