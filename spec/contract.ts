import type { OpenAPIV3_1 } from 'openapi-types';

/** One header of a security scheme's AND: `Authorization: Api-Key <API_KEY>`. */
export interface CredentialPart {
  /** Header name as documented. */
  readonly header: string;
  /** Text in front of the value, `Api-Key ` or `Bearer ` or empty. */
  readonly prefix: string;
  /** Setting that holds the value; `TOKEN` for the bearer token. */
  readonly credential: 'API_KEY' | 'ORGANIZATION_ID' | 'TOKEN';
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** Path template, `/api/v1/clients`. */
  readonly path: string;
}

/** The effective contract: `spec/openapi.yaml` with its overlays applied, as plain data. */
export interface Contract {
  readonly description: OpenAPIV3_1.Document;
  readonly sha256: string;
  /** Overlay files that were applied, relative to the project. */
  readonly overlays: readonly string[];
  readonly operations: readonly Operation[];
  /** The two alternatives of the root `security`. */
  readonly schemes: Readonly<Record<'apiKey' | 'bearer', readonly CredentialPart[]>>;
}
