import { useState } from 'react';
import { apiBase } from '@brandwright/contract/kernel/request.ts';
import { createApiToken } from '@brandwright/contract/store/account/create-api-token.ts';
import type { ApiToken } from '@brandwright/contract/store/account/entities.ts';
import { listApiTokens } from '@brandwright/contract/store/account/list-api-tokens.ts';
import { revokeApiToken } from '@brandwright/contract/store/account/revoke-api-token.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { CopyBlock } from './copy-block.tsx';
import { NotChangeable } from './not-changeable.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenList } from './token-list.tsx';

/** Tokens of programs, and how programs connect. */
export function ApiSection() {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <Tokens />
      <Connecting />
    </div>
  );
}

function Tokens() {
  const store = useStoreProfile().data;
  const mayMake = store !== undefined && mayCall(createApiToken, store);
  const found = useOperation(listApiTokens, {});
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const revoke = useAction(revokeApiToken, { onDone: () => setRevoking(null) });
  return (
    <Section
      title="API tokens"
      note="Programs use them to act on your behalf. Anything that spends money, contacts someone or can’t be undone still needs your approval."
      actions={mayMake && <Button onClick={() => setMaking(true)}>Create a token</Button>}
    >
      <Load
        query={found}
        skeleton={<SkeletonCard height={120} />}
        isEmpty={({ tokens }) => tokens.length === 0}
        empty={
          <p className="text-sm text-ink-soft">
            No API tokens yet. Create one for each program, so you can revoke them separately.
          </p>
        }
      >
        {({ tokens }) => (
          <TokenList
            tokens={tokens}
            actions={(token) =>
              mayMake && (
                <Button size="small" aria-label={`Revoke ${token.name}`} onClick={() => setRevoking(token)}>
                  Revoke
                </Button>
              )
            }
          />
        )}
      </Load>
      {store && !mayMake && <NotChangeable>A preview account can’t create API tokens.</NotChangeable>}
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
      {revoking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRevoking(null)}
          title={`Revoke ${revoking.name}?`}
          busy={revoke.isRunning}
          onConfirm={() => void revoke.run({ tokenId: revoking.tokenId })}
          preview={{
            verb: 'Revoke token',
            what: `Programs that use ${revoking.name} lose access right away.`,
            toWhom: null,
            cost: null,
            irreversible: 'This can’t be undone. They’ll need a new token to reconnect.',
            values: [],
            warnings: [],
          }}
        />
      )}
    </Section>
  );
}

function Connecting() {
  const { origin } = window.location;
  const mcp = JSON.stringify(
    {
      mcpServers: {
        brandwright: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer YOUR_TOKEN' } },
      },
    },
    null,
    2,
  );
  return (
    <>
      <Section
        title="Connect an AI assistant (MCP)"
        note="Any client that supports MCP over HTTP can use the same operations as your partner."
      >
        <CopyBlock label="the MCP settings" text={mcp} />
        <p className="text-sm text-ink-soft">
          Add this to the client’s settings and replace YOUR_TOKEN with one of your tokens. Anything that
          needs your approval comes back with a link where you can decide.
        </p>
      </Section>
      <Section title="Call the REST API" note="Every operation has an endpoint under the same base URL.">
        <CopyBlock
          label="the first call"
          text={`curl -H "Authorization: Bearer YOUR_TOKEN" ${origin}${apiBase}/web/stores/me`}
        />
        <p className="text-sm">
          <a
            href={`${apiBase}/openapi.json`}
            className="underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            API reference (OpenAPI)
          </a>
        </p>
      </Section>
    </>
  );
}
