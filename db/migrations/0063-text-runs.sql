-- By what a published text is found again in another: hashes of its runs of three words, the smallest of them (docs/decisions/046).
create table recipe_text_runs (
  hash integer not null,
  recipe_id bigint not null references recipes on delete cascade,
  primary key (hash, recipe_id)
);
create index recipe_text_runs_recipe_idx on recipe_text_runs (recipe_id);
