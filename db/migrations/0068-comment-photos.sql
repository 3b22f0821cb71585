-- A photo of one's plate beside what one says of a recipe. Its author alone sees it until a moderator looked at it (docs/decisions/064). Its
-- file is a picture like the others, which outlives this row until the purge.
create table recipe_comment_photos (
  comment_id bigint primary key references recipe_comments on delete cascade,
  author_id bigint not null references users on delete cascade,
  picture_key text not null unique references pictures on delete cascade,
  state text not null check (state in ('held', 'visible')),
  added_at timestamptz not null
);
create index recipe_comment_photos_author_idx on recipe_comment_photos (author_id);

-- Whoever leaves takes their photos along; what they said stays without a name.
create or replace function leave_community() returns trigger language plpgsql as $$
begin
  update recipe_publications set state = 'withdrawn', withdrawn_at = now() where author_id = old.id and state = 'submitted';
  update recipes set owner_id = null, draft = null, share_token = null, why = '{}', unmet = null, asked_meal = null, copied_from = null
  where owner_id = old.id and published_at is not null;
  delete from recipe_comment_photos where author_id = old.id;
  delete from recipe_comments where author_id = old.id and state <> 'visible';
  update recipe_comments set author_id = null where author_id = old.id;
  delete from author_names where user_id = old.id;
  return coalesce(new, old);
end
$$;
