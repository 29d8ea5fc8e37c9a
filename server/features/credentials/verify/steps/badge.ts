interface Identity {
  readonly identityHash: string;
  readonly identityType: string;
  readonly hashed: boolean;
}

/** Common to all signed documents: badges of Open Badges 3.0, and lists of revoked ones. */
export interface Signed {
  readonly '@context': readonly unknown[];
  readonly id: string;
  readonly issuer: string | { readonly id: string; readonly name?: string };
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** Dates have these names in data model 1.1. */
  readonly issuanceDate?: string;
  readonly expirationDate?: string;
  readonly proof?: unknown;
}

/** A badge (https://www.imsglobal.org/spec/ob/v3p0/#achievementcredential), as its JSON Schema has it. */
export interface Badge extends Signed {
  readonly description?: string;
  readonly credentialSubject: {
    readonly id?: string;
    readonly identifier?: Identity | readonly Identity[];
    readonly achievement: { readonly name: string };
  };
  readonly credentialStatus?: unknown;
}

export const issuerIdOf = ({ issuer }: Pick<Signed, 'issuer'>): string =>
  typeof issuer === 'string' ? issuer : issuer.id;

/** From when and until when a credential says that it is valid. */
export const datesOf = (signed: Signed) => ({
  from: signed.issuanceDate ?? signed.validFrom,
  until: signed.expirationDate ?? signed.validUntil,
});

/** A list of revoked credentials (https://www.w3.org/TR/vc-bitstring-status-list/#bitstringstatuslistcredential). */
export interface StatusList extends Signed {
  readonly credentialSubject: { readonly statusPurpose: string; readonly encodedList: string };
}
