-- Whom nothing has been heard of for longest: the office's board asks for them.
create index engagements_silent on engagements (student_acted_at) where state = 'Working';
