import * as companies from './companies.ts';
import * as companyDomains from './company-domains.ts';
import * as managedCompanies from './managed-companies.ts';
import * as members from './members.ts';

/** Every call about companies. */
export const companiesCalls = {
  registerCompany: companies.registerCompany,
  myCompany: companies.myCompany,
  listMembers: members.listMembers,
  inviteMember: members.inviteMember,
  inviteMemberAgain: members.inviteMemberAgain,
  takeBackInvitation: members.takeBackInvitation,
  changeMember: members.changeMember,
  handOver: members.handOver,
  removeMember: members.removeMember,
  leaveCompany: members.leaveCompany,
  askToJoin: members.askToJoin,
  confirmJoinRequest: members.confirmJoinRequest,
  letIn: members.letIn,
  turnAway: members.turnAway,
  listDomains: companyDomains.listDomains,
  addDomain: companyDomains.addDomain,
  removeDomain: companyDomains.removeDomain,
  proveDomainByDns: companyDomains.proveDomainByDns,
  sendDomainCode: companyDomains.sendDomainCode,
  proveDomainByMail: companyDomains.proveDomainByMail,
  decideDomain: companyDomains.decideDomain,
  openInvitation: members.openInvitation,
  acceptInvitation: members.acceptInvitation,
  updateMyCompany: companies.updateMyCompany,
  getCompany: companies.getCompany,
  verifyCompany: companies.verifyCompany,
  listCompanies: managedCompanies.listCompanies,
  getCompanyRecord: managedCompanies.getCompanyRecord,
  addCompany: managedCompanies.addCompany,
  updateCompany: managedCompanies.updateCompany,
  deleteCompany: managedCompanies.deleteCompany,
  inviteCompanyAgain: managedCompanies.inviteCompanyAgain,
  setCompanyState: managedCompanies.setCompanyState,
  exportCompanies: managedCompanies.exportCompanies,
};
