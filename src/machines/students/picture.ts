import { call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { problems } from '../../contract/problem.ts';
import {
  pictureBytes,
  pictureTypes,
  removePicture,
  type Student,
  setPicture,
} from '../../contract/students/students.ts';
import { ownFile } from './own-file.ts';

/** A student's picture. */
export const pictureMachine = ownFile<Blob, Student>({
  types: pictureTypes,
  bytes: pictureBytes,
  isLookedAt: true,
  words: {
    'of other type': problems['picture-refused'].title,
    'too large': 'This picture is larger than 5 MB. Choose a smaller one.',
    unreadable: 'This file is not a readable picture. Choose another one.',
    'not sent': 'Your picture was not uploaded. Try again.',
    'not removed': 'Your picture was not removed. Try again.',
  },
  send: ({ sId, file }, options) => upload(setPicture, { params: { sId }, file }, options),
  remove: (sId, signal) => call(removePicture, { params: { sId } }, { signal }),
});
