import { useStore } from '@nanostores/react';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { taskFrom } from '../../addresses.ts';
import { $router } from '../../router.ts';
import { Post } from './Post.tsx';
import './post.scss';

const words = {
  new: {
    title: 'Post a project',
    lead: 'Describe a short, real piece of work: what to do, and what a good result looks like.',
  },
  copy: {
    title: 'Post a project',
    lead: 'Copied from an earlier project. Change what is different.',
  },
  edit: { title: 'Edit project', lead: 'Students see your changes as soon as you save.' },
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
