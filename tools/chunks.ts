import type { Plugin } from 'vite';

/** By module, the doors that load it at once. Doors are islands of pages that anybody opens, such as sign-in. */
const doorsOf = new Map<string, string[]>();

/** These load their screens when they are opened, or show a whole form of an area. */
const isNoDoor = /(Area|EvaluateByLink)\.tsx$|\/node_modules\//;
/** One asks nothing of these but a form. */
const isContact = /ContactForm\.tsx$/;
const isVerify = /VerifyCredential\.tsx$/;
const isSignIn = /SignIn\.tsx$/;

/** Reads which modules the doors load, before any file is made of them. */
export const doors: Plugin = {
  name: 'doors',
  apply: 'build',
  // A file may hand on more than its page asks of it: without, groups cannot be told apart.
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
  buildEnd() {
    if (this.environment.name !== 'client') return;
    for (const door of this.getModuleIds()) {
      if (!this.getModuleInfo(door)?.isEntry || isNoDoor.test(door)) continue;
      const loaded = new Set([door]);
      for (const one of loaded)
        for (const imported of this.getModuleInfo(one)?.importedIds ?? []) loaded.add(imported);
      for (const one of loaded) doorsOf.set(one, [...(doorsOf.get(one) ?? []), door]);
    }
  },
};

/** Astro's renderer loads this part of React for every island, so no door imports it itself. */
const isOfRenderer = /node_modules\/react-dom\/(index|cjs\/react-dom\.production)\.js$/;

const ofDoors = (module: string) => {
  if (isOfRenderer.test(module)) return 'doors';
  const needing = doorsOf.get(module) ?? [];
  if (needing.length === 0) return null;
  const has = (kind: RegExp) => needing.some((door) => kind.test(door));
  if (has(isContact)) return 'doors';
  if (has(isVerify)) return has(isSignIn) ? 'doors' : 'verifying';
  return has(isSignIn) ? 'accounts' : 'joining';
};
const ofAreas = (name: string) => (module: string) => (doorsOf.has(module) ? null : name);

/** Without it a group takes along what its modules import, and a door the code of every area. */
const alone = { includeDependenciesRecursively: false };

/**
 * A door loads what it needs and little more: one file is shared by all doors, one by sign-in and others, one by
 * verifying and others, and one by the rest. The areas share a file that they load first and one for code of many screens; without them a screen asked for
 * eighty files.
 */
export const groups = [
  { name: ofDoors, minShareCount: 2, priority: 2, ...alone },
  { name: ofAreas('areas'), tags: ['$initial' as const], minShareCount: 2, priority: 1, ...alone },
  { name: ofAreas('screens'), minShareCount: 8, ...alone },
];
