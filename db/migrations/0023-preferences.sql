-- What a user set otherwise than it is for everybody at first: one row a user, one field a setting.
create table user_preferences (
  user_id bigint primary key references users on delete cascade,
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object')
);
insert into user_preferences (user_id, chosen)
select user_id, jsonb_object_agg('notify_' || kind, enabled) from notification_switches group by user_id;
drop table notification_switches;
