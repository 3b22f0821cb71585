-- A removal of which its owner says that the product was thrown away; it counts while the removal is not undone.
alter table pantry_changes add column wasted boolean not null default false check (not wasted or kind = 'removed');
