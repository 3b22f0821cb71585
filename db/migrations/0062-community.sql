-- Recipes that users publish, what others say of them, and who decides what stays (docs/decisions/046).

-- The name that a user signs with. It is nobody else's in whatever letters: the key is what is left of it once letters that look alike are
-- one. It goes with the account.
create table author_names (
  user_id bigint primary key references users on delete cascade,
  name text not null check (char_length(name) between 2 and 40),
  name_key text not null unique check (name_key <> ''),
  updated_at timestamptz not null default now()
);

-- A recipe whose author deleted their account stays in the library without them.
alter table recipes drop constraint recipes_check;
alter table recipes
  add constraint recipes_base_has_no_owner check (source <> 'base' or owner_id is null),
  -- What its owner made of a published recipe and others do not read yet: {title, about, kind, mealTypes, servings, activeMinutes,
  -- totalMinutes, content}. The columns beside it hold the text that stands.
  add column draft jsonb check (jsonb_typeof(draft) = 'object'),
  -- The recipe that its owner took it over from.
  add column copied_from bigint references recipes on delete set null,
  add column comment_count integer not null default 0 check (comment_count >= 0),
  -- What the library is ordered by: a few ratings say less than many.
  add column rating_rank real generated always as (case when rating_count > 0 then (19 + rating_sum)::real / (5 + rating_count) end) stored;
create index recipes_copied_idx on recipes (copied_from) where copied_from is not null;
drop index recipes_published_rating_idx;
create index recipes_published_rating_idx on recipes (rating_rank desc nulls last, id desc) where published_at is not null;

-- Texts that authors sent, each with what was decided of it. `text` is the recipe as it was sent; an edit of a published recipe is one more
-- row, while the recipe itself stands. The recipe's number stays when it is deleted.
create table recipe_publications (
  id bigint generated always as identity primary key,
  recipe_id bigint not null,
  author_id bigint not null references users on delete cascade,
  state text not null check (state in ('draft', 'submitted', 'published', 'changes_requested', 'rejected', 'withdrawn', 'removed')),
  is_edit boolean not null default false,
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  -- Of the text: counts what the author sent before anybody decided.
  version integer not null default 1 check (version > 0),
  -- What the machine found in this version; null until it looked.
  checks jsonb check (jsonb_typeof(checks) = 'object'),
  risk smallint not null default 0 check (risk >= 0),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  reason_code text check (reason_code in ('allergens', 'copied', 'unreadable', 'incomplete', 'offensive', 'unsafe', 'other')),
  reason text,
  appeal text,
  appealed_at timestamptz,
  -- An appeal against a removal is decided while the recipe stays removed.
  appeal_decided_at timestamptz,
  withdrawn_at timestamptz,
  -- A later text of the same recipe took its place.
  superseded_at timestamptz,
  -- What the decision changed, for taking it back: {row, supersededId}.
  undo jsonb check (jsonb_typeof(undo) = 'object')
);
create unique index recipe_publications_waiting_uq on recipe_publications (recipe_id) where state = 'submitted';
create unique index recipe_publications_standing_uq on recipe_publications (recipe_id) where state = 'published' and superseded_at is null;
create index recipe_publications_author_idx on recipe_publications (author_id, submitted_at desc, id desc);
create index recipe_publications_recipe_idx on recipe_publications (recipe_id, id desc);
create index recipe_publications_queue_idx on recipe_publications (state, submitted_at, id);
create index recipe_publications_decided_idx on recipe_publications (decided_at) where decided_at is not null;
create index recipe_publications_decider_idx on recipe_publications (decided_by) where decided_by is not null;

-- Of a deleted account the text stays, and no name.
create table recipe_comments (
  id bigint generated always as identity primary key,
  recipe_id bigint not null references recipes on delete cascade,
  author_id bigint references users on delete set null,
  text text not null check (char_length(text) between 1 and 1000),
  state text not null check (state in ('visible', 'held', 'removed')),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  created_at timestamptz not null,
  edited_at timestamptz,
  check ((reply is null) = (replied_at is null))
);
create index recipe_comments_recipe_idx on recipe_comments (recipe_id, created_at desc, id desc);
create index recipe_comments_author_idx on recipe_comments (author_id) where author_id is not null;

create function count_comment() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state = 'visible' then 1 else 0 end;
  after integer := case when tg_op <> 'DELETE' and new.state = 'visible' then 1 else 0 end;
begin
  if before <> after then
    update recipes set comment_count = comment_count + after - before where id = coalesce(new.recipe_id, old.recipe_id);
  end if;
  return null;
end
$$;
create trigger recipe_comments_counted after insert or delete or update of state on recipe_comments
  for each row execute function count_comment();

-- What was reported: by a user, by a guest with an address, or by the machine that held a comment. What it is about may be gone.
create table content_reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recipe', 'comment')),
  target_id bigint not null,
  reporter_id bigint references users on delete set null,
  email text,
  by_machine boolean not null default false,
  reason text not null check (reason in ('illegal', 'dangerous', 'copyright', 'spam', 'offensive', 'other')),
  text text not null default '' check (char_length(text) <= 1000),
  state text not null default 'open' check (state in ('open', 'decided')),
  decision text check (decision in ('keep', 'remove')),
  decision_reason text,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  created_at timestamptz not null,
  check ((state = 'decided') = (decision is not null and decided_at is not null))
);
create index content_reports_queue_idx on content_reports (state, created_at, id);
create index content_reports_target_idx on content_reports (kind, target_id);
-- One person, one open report of a thing.
create unique index content_reports_user_uq on content_reports (kind, target_id, reporter_id) where state = 'open' and reporter_id is not null;
create unique index content_reports_guest_uq on content_reports (kind, target_id, email) where state = 'open' and email is not null;
create unique index content_reports_machine_uq on content_reports (kind, target_id) where state = 'open' and by_machine;
create index content_reports_reporter_idx on content_reports (reporter_id) where reporter_id is not null;
create index content_reports_decider_idx on content_reports (decided_by) where decided_by is not null;

-- Whoever deletes their account leaves at once: what waits is withdrawn, what is published stays without them, comments keep no name.
create function leave_community() returns trigger language plpgsql as $$
begin
  update recipe_publications set state = 'withdrawn', withdrawn_at = now() where author_id = old.id and state = 'submitted';
  update recipes set owner_id = null, draft = null, share_token = null, why = '{}', unmet = null, asked_meal = null, copied_from = null
  where owner_id = old.id and published_at is not null;
  delete from recipe_comments where author_id = old.id and state <> 'visible';
  update recipe_comments set author_id = null where author_id = old.id;
  delete from author_names where user_id = old.id;
  return coalesce(new, old);
end
$$;
create trigger users_leave_community after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function leave_community();
create trigger users_purged_leave_community before delete on users
  for each row when (old.deleted_at is null) execute function leave_community();

-- More that a notice can be about, more that moderators do: whatever else the lists hold by now stays in them.
do $$
declare
  change record;
  present text;
begin
  for change in
    select * from (values
      ('notifications', 'notifications_kind_check', '{community}'::text[]),
      ('notifications', 'notifications_target_check', '{publications,published_recipe}'),
      ('admin_audit', 'admin_audit_act_check', '{publication_decided,publication_decision_undone,report_decided}')
    ) as wanted (on_table, name, more)
  loop
    select pg_get_constraintdef(oid) into strict present from pg_constraint where conname = change.name;
    execute format('alter table %I drop constraint %I', change.on_table, change.name);
    execute format(
      'alter table %I add constraint %I %s', change.on_table, change.name,
      replace(present, 'ARRAY[', 'ARRAY[' || (select string_agg(quote_literal(value) || '::text, ', '') from unnest(change.more) as value))
    );
  end loop;
end
$$;
