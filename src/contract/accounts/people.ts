/** Roles as the sign-in answer and the token's claim name them. */
export const roles = ['Admin', 'Student', 'Company', 'Faculty'] as const;
export type Role = (typeof roles)[number];

export const adminLevels = ['Super Admin', 'Moderator'] as const;
export type AdminLevel = (typeof adminLevels)[number];

export const engineeringTypes = ['Computer', 'Mechanical', 'Civil', 'Electrical'] as const;
export type EngineeringType = (typeof engineeringTypes)[number];

export const collegeYears = ['First', 'Second', 'Third', 'Final'] as const;
export type CollegeYear = (typeof collegeYears)[number];

export const companySizes = ['1-10', '11-50', '51-200', '201+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** An `invited` account has no password yet, and an `unverified` one has not confirmed its address. */
export const accountStates = ['active', 'invited', 'unverified', 'disabled'] as const;
/** States of people who can be written to: their address was confirmed, or an admin gave it. */
export const writableStates = ['active', 'invited'] as const;
export type AccountState = (typeof accountStates)[number];
