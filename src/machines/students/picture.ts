import { call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { pictureBytes, pictureTypes, type Student } from '../../contract/students/students.ts';
import { ownFile } from './own-file.ts';

/** A student's picture. */
export const pictureMachine = ownFile<Blob, Student>({
  types: pictureTypes,
  bytes: pictureBytes,
  isLookedAt: true,
  words: {
    'of other type': 'Use a JPEG, PNG or WebP picture.',
    'too large': 'This picture is larger than 5 MB. Choose a smaller one.',
    unreadable: 'This file is not a readable picture. Choose another one.',
    'not sent': 'Your picture was not uploaded. Try again.',
    'not removed': 'Your picture was not removed. Try again.',
  },
  send: ({ sId, file }, options) =>
    upload(endpoints.setPicture, { params: { sId }, file }, options),
  remove: (sId, signal) => call(endpoints.removePicture, { params: { sId } }, { signal }),
});
