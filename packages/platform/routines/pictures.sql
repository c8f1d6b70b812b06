-- How alike two pictures are: the dot product of what describes them. Replaced at every migration.

create or replace function picture_likeness(p_one real[], p_other real[]) returns real
language sql immutable strict parallel safe as $$
  select coalesce(sum(one * other), 0)::real from unnest(p_one, p_other) as pair (one, other);
$$;
