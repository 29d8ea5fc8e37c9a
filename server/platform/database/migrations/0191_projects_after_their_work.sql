-- A project follows the work in it from now on. Those that are behind are moved once, as the product's own act: completed where
-- nobody works, somebody has completed and nobody waits for a word; under way where no place is open and a plan is agreed.
with work as (
  select p.id, p.status, p.places, p.places_taken, p.open_applications,
    count(*) filter (where a.status in ('Offered', 'Awaiting university')) as offered,
    count(*) filter (where a.status = 'Accepted') as running,
    count(*) filter (where a.status = 'Accepted' and e.planned > 0) as agreed,
    count(*) filter (where a.status = 'Completed') as completed
  from projects p join applications a on a.project_id = p.id left join engagements e on e.id = a.id
  where p.status in ('pending', 'In Progress')
  group by p.id
), ahead as (
  select id, status as from_status, case
      when running = 0 and completed > 0 and open_applications = 0 then 'Completed'
      when status = 'pending' and (agreed > 0 or completed > 0) then 'In Progress'
    end as to_status
  from work where offered = 0 and (status = 'In Progress' or places_taken >= places)
), moved as (
  update projects p set status = ahead.to_status from ahead
  where p.id = ahead.id and ahead.to_status is not null
  returning p.id, ahead.from_status, ahead.to_status
)
insert into project_events (project_id, at, account_id, from_status, to_status, reason)
select id, now(), null, from_status, to_status, '' from moved;
