import type { ReactNode } from 'react';
import type { FacultyStudentRecord } from '../../../contract/universities/faculty.ts';
import { lastAddressOf } from '../../ui/navigation/last-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';

interface Props {
  /** Null until they are read. */
  student: FacultyStudentRecord | null;
  children: ReactNode;
}

/** The screen of one student, under their name and where they stand. */
export function RecordHead({ student, children }: Props) {
  const name = student ? `${student.firstName} ${student.lastName}` : 'Student';
  return (
    <Screen
      title={name}
      head={
        <header className="page-head">
          <div>
            <ScreenLink to={lastAddressOf(screens.students)} className="record-back">
              <Icon name="arrow-left" /> Students
            </ScreenLink>
            <h1>{name}</h1>
            {student && (
              <div className="record-mark">
                <StatusTag status={student.standing} />
              </div>
            )}
          </div>
        </header>
      }
    >
      {children}
    </Screen>
  );
}
