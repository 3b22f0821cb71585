-- What the merge remembers of an item is read and written with hundreds of rows at once: a line for each operation of which something still
-- stands is a third as long as each field's last word in JSON, and PostgreSQL has nothing to parse (docs/decisions/082).
alter table shopping_items add column history_text text;

update shopping_items set history_text = (
  with saying as (
    select field.key as field, field.value from jsonb_each(history -> 'sets') as field
    union all
    select field.key, field.value from jsonb_array_elements(history -> 'adds') as item_add, jsonb_each(item_add -> 'says') as field
  ),
  last_word as (
    select distinct on (field) field, (value ->> 0)::bigint as said_at, value ->> 1 as id, value -> 2 as value
    from saying order by field, (value ->> 0)::bigint desc, (value ->> 1) collate "C" desc
  ),
  spoken as (select said_at, id, jsonb_object_agg(field, value)::text as fields from last_word group by said_at, id),
  stamp as (
    select (history -> 'first' ->> 0)::bigint as said_at, history -> 'first' ->> 1 as id, true as is_first, false as is_add
    union all
    select (item_add -> 'at' ->> 0)::bigint, item_add -> 'at' ->> 1, false, true from jsonb_array_elements(history -> 'adds') as item_add
    union all
    select said_at, id, false, false from spoken
  ),
  line as (
    select said_at, id, case when bool_or(is_first) then case when bool_or(is_add) then '*' else '^' end when bool_or(is_add) then '+' else '=' end as sign
    from stamp group by said_at, id
  )
  select coalesce(history ->> 'removed', '') || string_agg(
    format(E'\n%s %s %s', said_at, id, sign) || coalesce(' ' || fields, ''), '' order by said_at, id collate "C"
  )
  from line left join spoken using (said_at, id)
);

alter table shopping_items drop column history;
alter table shopping_items rename column history_text to history;
alter table shopping_items alter column history set not null;

-- Five hundred operations that each ask whether their list is there take as long as writing them. Whoever writes them holds the list's lock,
-- and a list that goes takes them along.
alter table shopping_operations drop constraint shopping_operations_list_id_fkey;

create function forget_shopping_operations() returns trigger language plpgsql as $$
begin
  delete from shopping_operations where list_id in (select id from gone);
  return null;
end
$$;
create trigger forget_shopping_operations after delete on shopping_lists
  referencing old table as gone for each statement execute function forget_shopping_operations();
