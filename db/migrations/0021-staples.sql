-- What users always have at home and enter into no pantry; who has no row has what the knowledge says of every kitchen.
create table staples (
  user_id bigint primary key references users on delete cascade,
  food_ids text[] not null,
  -- Those that their owner marked as used up: [{"food_id": …, "at": …}]; none of them is among food_ids.
  ran_out jsonb not null,
  updated_at timestamptz not null
);
