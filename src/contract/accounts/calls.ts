import { confirmAddress, keepAddress } from './address-change.ts';
import * as admins from './admins.ts';
import * as auth from './auth.ts';

/** Every call about accounts. */
export const accountsCalls = {
  signIn: auth.signIn,
  signOut: auth.signOut,
  verifyOtp: auth.verifyOtp,
  resendOtp: auth.resendOtp,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  changePassword: auth.changePassword,
  confirmPassword: auth.confirmPassword,
  passwordRecency: auth.passwordRecency,
  confirmAddress,
  keepAddress,
  listSessions: auth.listSessions,
  endSession: auth.endSession,
  currentAdmin: admins.currentAdmin,
  listAdmins: admins.listAdmins,
  addAdmin: admins.addAdmin,
  updateAdmin: admins.updateAdmin,
  deleteAdmin: admins.deleteAdmin,
  inviteAdminAgain: admins.inviteAdminAgain,
  setAdminState: admins.setAdminState,
  exportAdmins: admins.exportAdmins,
};
