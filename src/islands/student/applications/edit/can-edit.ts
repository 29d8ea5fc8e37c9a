import {
  type ApplicationDetail,
  editsAtMost,
} from '../../../../contract/applications/applications.ts';
import { isEditable } from '../../../../machines/lifecycle/application.ts';

export const canEdit = ({ status, edits }: ApplicationDetail): boolean =>
  isEditable(status) && edits < editsAtMost;
