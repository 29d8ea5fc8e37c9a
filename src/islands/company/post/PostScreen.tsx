import { useStore } from '@nanostores/react';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { taskFrom } from '../addresses.ts';
import { $router } from '../router.ts';
import { Post } from './Post.tsx';
import './post.scss';

const words = {
  new: {
    title: 'Post a project',
    lead: 'A short, real piece of work with an end. Say what is to be done and what a good result looks like.',
  },
  copy: {
    title: 'Post a project',
    lead: 'Begun from an earlier one. Change what is different this time.',
  },
  edit: { title: 'Edit project', lead: 'What changes is seen by students as soon as it is saved.' },
};

/** Writing a project; whether a new one, a copy or an earlier one stands in the address. */
export default function PostScreen() {
  const task = taskFrom(useStore($router)?.search ?? {});
  return (
    <Screen key={JSON.stringify(task)} {...words[task.kind]}>
      <Post task={task} />
    </Screen>
  );
}
