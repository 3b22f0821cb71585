-- What has been found on a receipt while the rest of it is being read; null before, and once it has been read.
alter table intake_sessions add column found jsonb;
