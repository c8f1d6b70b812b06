import { useEffect, useRef, useState } from 'react';
import type {
  CollaborationDetail,
  MarkupColor,
  MarkupTool,
} from '@brandwright/contract/design/collaborations/entities.ts';
import { createCollaborationThread } from '@brandwright/contract/design/collaborations/create-collaboration-thread.ts';
import { createMarkupThread } from '@brandwright/contract/design/collaborations/create-markup-thread.ts';
import { useAction } from '#api/use-action.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Label } from '#ui/input.tsx';
import { PictureStage, type StageDraft } from '../stage/picture-stage.tsx';
import { StageTools } from '../stage/stage-tools.tsx';
import { usePresence } from '../use-presence.ts';
import { CommentBox } from './comment-box.tsx';
import { ReviewHead } from './review-head.tsx';
import { ThreadView } from './thread-view.tsx';

/** The picture on the left, what is said on the right; on a phone one over the other. */
export function ReviewView({
  one,
  onClose,
  onOther,
}: {
  one: CollaborationDetail;
  onClose: () => void;
  onOther: (collaborationId: string) => void;
}) {
  const mayAct = useMayAct() && !one.isArchived;
  const isPreview = useStoreProfile().data?.isPreviewAccount ?? true;
  const { others, sayWriting } = usePresence(one.id, !isPreview);
  const [selected, setSelected] = useState<string | null>(null);
  const [draft, setDraft] = useState<StageDraft | null>(null);
  const [tool, setTool] = useState<MarkupTool | null>(null);
  const [color, setColor] = useState<MarkupColor>('CLAY');
  const [showsResolved, setShowsResolved] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const pin = useAction(createCollaborationThread);
  const draw = useAction(createMarkupThread);
  const threads = showsResolved ? one.threads : one.threads.filter(({ isResolved }) => !isResolved);

  const leave = () => {
    setDraft(null);
    setTool(null);
  };
  const isMaking = draft !== null || tool !== null;
  useEffect(() => {
    if (!isMaking) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && (setDraft(null), setTool(null));
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isMaking]);

  function select(threadId: string) {
    leave();
    setSelected(threadId);
    const number = one.threads.find((thread) => thread.threadId === threadId)?.number;
    list.current?.querySelector(`[data-thread="${number ?? ''}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  async function keep(text: string): Promise<boolean> {
    if (!draft) return false;
    const made =
      draft.kind === 'pin'
        ? await pin.run({ collaborationId: one.id, text, ...draft.at })
        : await draw.run({ collaborationId: one.id, text, shapes: [...draft.shapes] });
    if (!made) return false;
    leave();
    setSelected(made.threadId);
    return true;
  }

  const write = () => box.current?.querySelector('textarea')?.focus();
  return (
    <>
      <ReviewHead
        one={one}
        others={others}
        mayAct={mayAct || one.isArchived}
        onClose={onClose}
        onCopied={onOther}
      />
      <div
        {...(isMaking ? { 'data-review-draft': true } : {})}
        className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_400px]"
      >
        <section
          aria-label="Picture"
          className="flex h-[46dvh] shrink-0 flex-col gap-3 p-3 lg:h-auto lg:min-h-0 lg:p-5"
        >
          {mayAct && (
            <StageTools
              tool={tool}
              color={color}
              canStepBack={draft?.kind === 'markup'}
              onTool={(next) => {
                setTool(next);
                setDraft(draft?.kind === 'markup' ? draft : null);
              }}
              onColor={setColor}
              onComment={() => {
                setTool(null);
                setDraft({ kind: 'pin', at: { x: 0.5, y: 0.5 } });
              }}
              onStepBack={() =>
                setDraft((now) =>
                  now?.kind === 'markup' && now.shapes.length > 1
                    ? { ...now, shapes: now.shapes.slice(0, -1) }
                    : null,
                )
              }
            />
          )}
          <div className="min-h-0 flex-1">
            <PictureStage
              title={one.title}
              imageUrl={one.imageUrl}
              threads={threads}
              selected={selected}
              draft={draft}
              tool={tool}
              color={color}
              mayAct={mayAct}
              onSelect={select}
              onDraft={setDraft}
              onPinned={write}
            />
          </div>
        </section>
        <section
          aria-label="Threads"
          className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto border-line p-3 max-lg:rounded-t-2xl max-lg:border-t max-lg:bg-raised lg:border-l lg:p-4"
        >
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-sm font-semibold">
              {one.threads.length === 0 ? 'Comments' : `${one.openThreadCount} open of ${one.threadCount}`}
            </h2>
            {one.threads.some(({ isResolved }) => isResolved) && (
              <div className="flex items-center gap-2">
                <Checkbox
                  id="resolved-too"
                  checked={showsResolved}
                  onCheckedChange={(on) => setShowsResolved(on === true)}
                />
                <Label htmlFor="resolved-too" className="font-normal text-ink-soft">
                  Show resolved
                </Label>
              </div>
            )}
          </div>
          {draft && (
            <div ref={box} className="rounded-xl border border-ink/40 bg-raised p-3">
              <p className="mb-2 text-sm text-ink-soft">
                {draft.kind === 'pin'
                  ? 'Click the picture, or use the arrow keys, to place the pin.'
                  : 'Add a comment to the drawing, or save it without one.'}
              </p>
              <CommentBox
                label={draft.kind === 'pin' ? 'Comment' : 'Comment on the drawing'}
                verb={draft.kind === 'pin' ? 'Pin comment' : 'Save drawing'}
                mayBeEmpty={draft.kind === 'markup'}
                busy={pin.isRunning || draw.isRunning}
                onSend={keep}
                onCancel={leave}
              />
            </div>
          )}
          {one.threads.length === 0 && !draft && (
            <p className="text-sm text-ink-soft">
              {mayAct ? 'Click the picture to comment on a spot, or draw on it.' : 'No comments yet.'}
            </p>
          )}
          <ol ref={list} className="flex flex-col gap-2">
            {threads.map((thread) => (
              <ThreadView
                key={thread.threadId}
                thread={thread}
                collaborationId={one.id}
                isOpen={selected === thread.threadId}
                mayAct={mayAct}
                writing={others.filter(({ writingIn }) => writingIn === thread.threadId)}
                onToggle={() => setSelected(selected === thread.threadId ? null : thread.threadId)}
                onTyping={() => sayWriting(thread.threadId)}
              />
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
