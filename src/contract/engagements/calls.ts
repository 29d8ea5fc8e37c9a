import * as board from './board.ts';
import * as checkIns from './check-ins.ts';
import * as deliveries from './deliveries.ts';
import * as engagements from './engagements.ts';
import * as extensions from './extensions.ts';
import * as files from './files.ts';
import { objectToDelivery } from './objections.ts';
import * as plans from './plans.ts';

/** Every call about engagements. */
export const engagementsCalls = {
  listEngagements: engagements.listEngagements,
  getEngagement: engagements.getEngagement,
  listEngagementHistory: engagements.listEngagementHistory,
  listAgreedPlans: plans.listAgreedPlans,
  listOwnPlans: plans.listOwnPlans,
  listBoard: board.listBoard,
  countBoard: board.countBoard,
  remind: board.remind,
  writeAboutWork: board.writeAboutWork,
  listPlans: plans.listPlans,
  proposePlan: plans.proposePlan,
  answerPlan: plans.answerPlan,
  deliver: deliveries.deliver,
  startFile: files.startFile,
  listFiles: files.listFiles,
  removeFile: files.removeFile,
  uploadedSoFar: files.uploadedSoFar,
  uploadBytes: files.uploadBytes,
  fileAddress: files.fileAddress,
  downloadFile: files.downloadFile,
  previewFile: files.previewFile,
  listDeliveries: deliveries.listDeliveries,
  reviewDelivery: deliveries.reviewDelivery,
  waiveMilestone: deliveries.waiveMilestone,
  objectToDelivery,
  listCheckIns: checkIns.listCheckIns,
  saveCheckIn: checkIns.saveCheckIn,
  answerCheckIn: checkIns.answerCheckIn,
  askForTime: extensions.askForTime,
  answerExtension: extensions.answerExtension,
  acceptAnotherDay: extensions.acceptAnotherDay,
  withdrawExtension: extensions.withdrawExtension,
  giveTime: extensions.giveTime,
};
