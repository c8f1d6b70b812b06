-- Keeps row_tallies: how many rows of a long table stand where in each store, so that a list tells how many there are without reading
-- them. A change of rows adds the differences as rows of their own, in its transaction, so that changes never wait for one another.
-- A standing of many rows has them gathered; those that another transaction is gathering are left to it. Runs as the owner of the
-- tables. Replaced at every migration.

create or replace function gather_row_tallies(p_store_id uuid, p_of_table text, p_standing text) returns void
language sql security definer set search_path = public, pg_temp as $$
  with free as (
    select id from row_tallies where store_id = p_store_id and of_table = p_of_table and standing = p_standing
    for update skip locked
  ), gathered as (
    delete from row_tallies where store_id = p_store_id and id in (select id from free) returning rows
  )
  insert into row_tallies (store_id, id, of_table, standing, rows)
  select p_store_id, gen_random_uuid(), p_of_table, p_standing, sum(rows) from gathered having sum(rows) <> 0;
$$;

-- Its argument says, as SQL over a row, under which standings the row counts: an array of texts, where null counts under none.
create or replace function tally_rows() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  crowded constant integer := 200;
  moved constant text := case tg_op
    when 'INSERT' then 'select *, 1 as counted from new_rows'
    when 'DELETE' then 'select *, -1 as counted from old_rows'
    else 'select *, 1 as counted from new_rows union all select *, -1 from old_rows'
  end;
  one record;
begin
  for one in execute format($query$
    insert into row_tallies (store_id, id, of_table, standing, rows)
    select store_id, gen_random_uuid(), %L, standing, sum(counted)
    from (%s) moved cross join lateral unnest(%s) standing
    where standing is not null
    group by store_id, standing having sum(counted) <> 0
    returning store_id, standing
  $query$, tg_table_name, moved, tg_argv[0])
  loop
    if (select count(*) from row_tallies
        where store_id = one.store_id and of_table = tg_table_name and standing = one.standing) > crowded then
      perform gather_row_tallies(one.store_id, tg_table_name, one.standing);
    end if;
  end loop;
  return null;
end $$;

-- Counts a table's rows once and keeps their tallies from then on. With other standings than before, it counts anew.
create or replace procedure keep_row_tallies(p_table text, p_standings text) language plpgsql set search_path = public, pg_temp as $$
declare
  version constant text := 'Standings: ' || p_standings;
begin
  if exists (
    select from pg_trigger where tgname = p_table || '_tallied_on_insert' and obj_description(oid, 'pg_trigger') = version
  ) then return; end if;
  execute format('lock table %I in share row exclusive mode', p_table);
  delete from row_tallies where of_table = p_table;
  execute format($query$
    insert into row_tallies (store_id, id, of_table, standing, rows)
    select store_id, gen_random_uuid(), %1$L, standing, count(*)
    from %1$I cross join lateral unnest(%2$s) standing where standing is not null group by store_id, standing
  $query$, p_table, p_standings);
  execute format('create or replace trigger %I after insert on %I
    referencing new table as new_rows for each statement execute function tally_rows(%L)',
    p_table || '_tallied_on_insert', p_table, p_standings);
  execute format('create or replace trigger %I after update on %I
    referencing new table as new_rows old table as old_rows for each statement execute function tally_rows(%L)',
    p_table || '_tallied_on_update', p_table, p_standings);
  execute format('create or replace trigger %I after delete on %I
    referencing old table as old_rows for each statement execute function tally_rows(%L)',
    p_table || '_tallied_on_delete', p_table, p_standings);
  execute format('comment on trigger %I on %I is %L', p_table || '_tallied_on_insert', p_table, version);
end $$;

revoke execute on function gather_row_tallies(uuid, text, text), tally_rows() from public;
revoke execute on procedure keep_row_tallies(text, text) from public;

call keep_row_tallies('customers', $$array['ALL',
  case when order_count > 1 then 'REPEAT' end, case when open_order_count > 0 then 'OPEN_ORDERS' end]$$);
call keep_row_tallies('stock_movements', $$array['ALL']$$);
call keep_row_tallies('ai_credit_entries', $$array['ALL']$$);
-- What people did with conversations of their own, only they read.
call keep_row_tallies('journal_entries', $$array[
  case when subject_kind in ('conversation', 'message') then user_id::text else 'EVERYONE' end]$$);
call keep_row_tallies('notifications', $$array[
  case when is_shown then user_id::text end, case when is_shown and read_at is null then user_id || ' UNREAD' end]$$);

-- Only the triggers write it.
revoke insert, update, delete on row_tallies from brandwright_app;
