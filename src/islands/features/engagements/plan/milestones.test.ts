import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { EngagementState, Room } from '../../../../contract/engagements/engagements.ts';
import type { RoomView } from '../room/room-view.ts';
import { Milestones } from './Milestones.tsx';

const survey = {
  number: 1,
  title: 'Survey',
  deliverable: 'Levels.',
  state: 'Planned',
  dueOn: '2020-05-04',
  firstDueOn: '2020-05-04',
} as Milestone;

const planOf = (state: EngagementState) => {
  const room = { state, milestones: [survey], milestoneNumber: null, plans: [] as Room['plans'] };
  const view = { room: { ...room, openedAt: '2020-04-01T09:00:00Z' }, side: 'outside' };
  return renderToStaticMarkup(createElement(Milestones, view as unknown as RoomView));
};

test('an overdue milestone is late only while the work runs', () => {
  for (const now of ['late, was due', 'is-late', 'is-current', 'wagon']) {
    expect(planOf('Working')).toContain(now);
    expect(planOf('Ended early')).not.toContain(now);
  }
});
