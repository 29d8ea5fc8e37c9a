import type { Plugin } from 'vite';

/** Which doors load a module at once: islands of pages that anybody opens, such as sign-in. */
const doorsOf = new Map<string, string[]>();

/** These load their screens when they are opened, or show a whole form of an area. */
const isNoDoor = /(Area|EvaluateByLink)\.tsx$/;
/** One asks nothing of these but a form. */
const isLight = /(ContactForm|VerifyCredential)\.tsx$/;

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

const ofDoors = (module: string) => {
  const needing = doorsOf.get(module) ?? [];
  if (needing.length < 4) return null;
  return needing.some((door) => isLight.test(door)) ? 'doors' : 'accounts';
};
const ofAreas = (name: string) => (module: string) => (doorsOf.has(module) ? null : name);

/** Without it a group takes along what its modules import, and a door the code of every area. */
const alone = { includeDependenciesRecursively: false };

/**
 * A door loads what it needs and little more: what doors share is one file, and what only those share where one signs in
 * or joins another. What the areas load first is one file, and what many of their screens share another: in one each, a
 * screen asked for eighty.
 */
export const groups = [
  { name: ofDoors, priority: 2, ...alone },
  { name: ofAreas('areas'), tags: ['$initial' as const], minShareCount: 2, priority: 1, ...alone },
  { name: ofAreas('screens'), minShareCount: 8, ...alone },
];
