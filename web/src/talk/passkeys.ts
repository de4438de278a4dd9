/** Passkeys: the browser keeps the key, the server only its public half. */
import type { Person } from "../wire";
import { post } from "./api";

interface Options {
  challenge: string;
}

/** Claim the account with a passkey of this device. */
export async function createPasskey(): Promise<Person> {
  const options = await post<Options>("/api/me/passkey/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return sendCredential("/api/me/passkey", options, made);
}

/** Sign in with a passkey of this device. */
export async function signInWithPasskey(): Promise<Person> {
  const options = await post<Options>("/api/sign-in/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown = await navigator.credentials.get({ publicKey });
  return sendCredential("/api/sign-in/passkey", options, shown);
}

function sendCredential(
  path: string,
  options: Options,
  credential: Credential | null,
): Promise<Person> {
  const shown = (credential as PublicKeyCredential).toJSON() as unknown;
  return post<Person>(path, { challenge: options.challenge, credential: shown });
}
