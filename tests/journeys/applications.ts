import type { APIRequestContext } from '@playwright/test';
import { stated } from '../../src/contract/testing/conditions.ts';
import { tokenOf } from './demo.ts';
import type { Newcomer } from './newcomer.ts';

/** The demo company as it answers applications behind the student's back. */
export interface Company {
  /** Posts a project, and the student applies to it. @returns the application's number. */
  readonly applied: (student: Newcomer, title: string, message?: string) => Promise<number>;
  readonly move: (application: number, move: object) => Promise<void>;
}

export async function theCompany(request: APIRequestContext): Promise<Company> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  return {
    async applied(student, title, message = '') {
      const posted = await request.post('/api/Projects', {
        headers,
        data: {
          title,
          description: 'Survey the banks, choose a span, draw it.',
          engineeringType: 'Civil',
          skills: 'Surveying, CAD',
          duration: 14,
          location: 'Leeds',
          places: 5,
          ...stated,
        },
      });
      const { pid } = await posted.json();
      await request.post('/api/RegProjects', {
        headers: student.headers,
        data: {
          studentId: student.sId,
          projectId: pid,
          message,
          resumeLink: 'https://mary.example/cv',
        },
      });
      const list = await request.get(`/api/RegProjects/student/${student.sId}`, {
        headers: student.headers,
      });
      const [{ applicationId }] = await list.json();
      return applicationId;
    },
    async move(application, move) {
      const answer = await request.put(`/api/RegProjects/${application}/status`, {
        headers,
        data: move,
      });
      if (!answer.ok()) throw new Error(await answer.text());
    },
  };
}
