-- Written by whoever is asked whether the app is ready: a database that answers and cannot write is of no use.
create table write_probes (
  id integer primary key check (id = 1),
  written_at timestamptz not null
);
insert into write_probes (id, written_at) values (1, now());
