-- Deletes a whole store. Runs as the owner of the tables, for the store that the transaction has entered and no other, and only when the
-- day that was set for it has come. Replaced at every migration.

create or replace function people_of_store(p_store uuid) returns table (people integer, only_here integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer,
    (count(*) filter (where not exists (
      select from memberships other where other.user_id = m.user_id and other.store_id <> m.store_id)))::integer
  from memberships m
  where m.store_id = p_store and m.store_id = nullif(current_setting('app.store_id', true), '')::uuid;
$$;

create or replace function store_delete(p_store uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_people uuid[];
  v_rest text[];
  v_rows bigint;
  v_any boolean;
  v_table text;
  v_column text;
begin
  if p_store is distinct from nullif(current_setting('app.store_id', true), '')::uuid then
    raise exception 'only the store that was entered can be deleted';
  end if;
  if not exists (select from store_deletions d where d.store_id = p_store and d.deletes_at <= p_now) then
    raise exception 'this store isn''t due to be deleted';
  end if;
  select coalesce(array_agg(m.user_id), '{}') into v_people from memberships m where m.store_id = p_store;

  -- Rows that others refer to go once those are gone, and triggers write anew while rows go: it ends when a round finds nothing.
  loop
    v_any := false;
    v_rest := '{}';
    for v_table, v_column in
      select c.table_name, c.column_name
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
        and (c.column_name = 'store_id' or c.column_name like '%\_store\_id')
      order by c.table_name
    loop
      begin
        execute format('delete from %I where %I = $1', v_table, v_column) using p_store;
        get diagnostics v_rows = row_count;
        v_any := v_any or v_rows > 0;
      exception when foreign_key_violation then
        v_rest := v_rest || v_table;
      end;
    end loop;
    exit when not v_any;
  end loop;
  if cardinality(v_rest) > 0 then
    raise exception 'rows of the store are still referred to: %', array_to_string(v_rest, ', ');
  end if;
  delete from stores where id = p_store;

  -- Who has no other store has nothing left to log in to.
  select coalesce(array_agg(one), '{}') into v_people from unnest(v_people) as one
    where not exists (select from memberships m where m.user_id = one);
  delete from sessions where user_id = any(v_people);
  delete from credentials where user_id = any(v_people);
  delete from users where id = any(v_people);
end $$;

revoke execute on function people_of_store(uuid), store_delete(uuid, timestamptz) from public;
grant execute on function people_of_store(uuid), store_delete(uuid, timestamptz) to brandwright_app;
