-- What administrators did stays as it was written, whatever the program does.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger admin_audit_append_only before update or delete or truncate on admin_audit
  for each statement execute function refuse_change();
