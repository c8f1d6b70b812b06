import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { findLocalModels } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import { listServerModels } from '@brandwright/contract/copilot/partner-model/list-server-models.ts';
import { messageOf } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { FoundServers } from './found-servers.tsx';
import { KeyField } from './key-field.tsx';
import { ModelButtons } from './model-buttons.tsx';
import type { ModelFieldsProps } from './model-fields.ts';

/** Address, model and key of a compatible server; local ones are looked for when asked to. */
export function ServerFields({ known, form, faults, onChange }: ModelFieldsProps) {
  const listId = useId();
  const [looks, setLooks] = useState(false);
  /** The address whose models were asked for. */
  const [listed, setListed] = useState<string | null>(null);
  const local = useOperation(findLocalModels, {}, { enabled: looks });
  const address = form.address.trim();
  const ofAddress = useOperation(listServerModels, { address: listed ?? '' }, { enabled: listed !== null });
  const isListed = listed !== null && listed === address;
  const found = local.data?.servers.find((server) => server.address === address)?.models;
  const models = found ?? (isListed ? ofAddress.data?.models : undefined);
  const isKnownAddress = known.source === 'COMPATIBLE' && address === known.address;

  function look() {
    if (looks) void local.refetch();
    else setLooks(true);
  }

  return (
    <>
      {known.localServers && (
        <div className="flex flex-col gap-3">
          <Button className="self-start" busy={local.isFetching} onClick={look}>
            <Search aria-hidden />
            Find local servers
          </Button>
          {local.isError && (
            <p role="alert" className="text-sm text-bad">
              {messageOf(local.error)}
            </p>
          )}
          {local.data && !local.isFetching && (
            <FoundServers
              found={local.data}
              chosen={{ address, model: form.model }}
              onChoose={(server, model) => onChange({ address: server, model })}
            />
          )}
        </div>
      )}
      <Field
        label="Address"
        hint={
          known.localServers
            ? 'For example, http://127.0.0.1:11434/v1.'
            : 'A public https:// address. Stores can’t connect to this server’s own network.'
        }
        error={faults.address}
      >
        {(tie) => (
          <Input
            {...tie}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            placeholder={known.localServers ? 'http://127.0.0.1:11434/v1' : 'https://models.example.com/v1'}
            value={form.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Model"
        hint="Its name on the server. The model must support tool calls."
        error={faults.model}
      >
        {(tie) => (
          <div className="flex gap-2">
            <Input
              {...tie}
              list={listId}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              placeholder="qwen3:14b"
              value={form.model}
              onChange={(event) => onChange({ model: event.target.value })}
            />
            <Button
              busy={isListed && ofAddress.isFetching}
              disabled={address === ''}
              onClick={() => (isListed ? void ofAddress.refetch() : setListed(address))}
            >
              List models
            </Button>
          </div>
        )}
      </Field>
      {isListed && ofAddress.isError && !ofAddress.isFetching && (
        <p role="alert" className="-mt-2 text-sm text-bad">
          {messageOf(ofAddress.error)}
        </p>
      )}
      {isListed && ofAddress.data && (
        <ModelButtons
          label="Models of this server"
          models={ofAddress.data.models}
          chosen={form.model}
          onChoose={(model) => onChange({ model })}
        />
      )}
      <datalist id={listId}>
        {models?.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <KeyField
        label="Key"
        hint="Optional. Needed only if the server asks for one. Kept encrypted, sent to this address only."
        saved={isKnownAddress ? known.key : null}
        address={address}
        value={form.apiKey}
        fault={faults.apiKey}
        onChange={(apiKey) => onChange({ apiKey })}
      />
      <Field
        label="Context tokens"
        hint="Optional. How many tokens the server lets the model read, if fewer than 32,000."
        error={faults.contextTokens}
      >
        {(tie) => (
          <Input
            {...tie}
            inputMode="numeric"
            maxLength={9}
            className="max-w-40"
            value={form.contextTokens}
            onChange={(event) => onChange({ contextTokens: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
