import { firstOfEach, type Todo, todosOf } from '../../../machines/panel/company-todo.ts';
import { waitingProjects } from '../../../machines/panel/today.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { addressOfTodo, detailOf, icons, wordsOf } from './todo-words.ts';

/** More of one kind is a list, and the list stands below. */
const mostOfEach = 3;

/** What needs doing first, each leading to where it is done. */
export function Today() {
  const { data: projects, isPending, isError, refetch } = useRead(waitingProjects);
  const todos = todosOf(projects ?? [], new Date());
  const { shown, more } = firstOfEach(todos, mostOfEach);
  return (
    <section className="today panel ticked" aria-labelledby="today">
      <h2 id="today">Today</h2>
      {isPending && (
        <p className="soft" role="status">
          Checking what needs your attention…
        </p>
      )}
      {isError && (
        <p className="today-failed" role="alert">
          Your tasks could not be loaded.{' '}
          <button type="button" className="btn btn-outline-primary" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      {projects && todos.length === 0 && (
        <p className="soft">
          {projects.length === 0
            ? 'Nothing needs your attention yet. Applications to answer and deadlines appear here.'
            : 'Nothing needs your attention.'}
        </p>
      )}
      {shown.length > 0 && (
        <ol className="todos">
          {shown.map((todo) => (
            <OneTodo key={`${todo.kind} ${todo.project.pid}`} todo={todo} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="soft">And {more} more after these.</p>}
    </section>
  );
}

function OneTodo({ todo }: { todo: Todo }) {
  return (
    <li className={`todo todo-${todo.kind.replaceAll(' ', '-')}`}>
      <ScreenLink to={addressOfTodo(todo)}>
        <Icon name={icons[todo.kind]} />
        <span className="todo-words">
          <strong>{wordsOf(todo)}</strong>
          <span className="todo-project">{todo.project.title}</span>
        </span>
        <span className="note todo-detail">{detailOf(todo)}</span>
      </ScreenLink>
    </li>
  );
}
