import type { AnyDeclaration } from '@brandwright/contract';
import type { JSONSchema7 } from 'ai';
import { leanAnswer } from '../context/lean.ts';
import type { ToolView } from './operation-tools.ts';
import { briefSchema, toolSchema, type SchemaKind } from '../models/strict-schema.ts';

/**
 * How a real model sees operations in a turn: everyday ones in brief until the turn is about them, and further ones
 * from the step in which they were opened.
 */
export class OpenedTools implements ToolView {
  readonly names = new Set<string>();
  readonly #brief: ReadonlySet<string>;
  readonly #shown = new Map<string, { schema: JSONSchema7; whole: JSONSchema7 }>();
  readonly kind: SchemaKind;
  constructor(brief: ReadonlySet<string>, kind: SchemaKind) {
    this.#brief = brief;
    this.kind = kind;
  }

  open(names: readonly string[]): void {
    for (const name of names) {
      this.names.add(name);
      const shown = this.#shown.get(name);
      // The next step is told of the tools anew, from the same objects.
      if (shown) Object.assign(shown.schema, shown.whole);
    }
  }

  describe(declaration: AnyDeclaration): string {
    const fields = this.#briefFields(declaration);
    if (!fields) return declaration.description;
    const all = Object.keys(toolSchema(declaration, this.kind).properties ?? {});
    const [first = ''] = declaration.description.split(/(?<=\.)\s|:/, 1);
    const said = first.endsWith('.') ? first : `${first}.`;
    return all.length === fields.length ? said : `${said} More fields when opened.`;
  }

  schema(declaration: AnyDeclaration): JSONSchema7 {
    const fields = this.#briefFields(declaration);
    const whole = toolSchema(declaration, this.kind);
    if (!fields) return whole;
    const schema = briefSchema(whole, fields);
    this.#shown.set(declaration.name, { schema, whole });
    return schema;
  }

  answer = leanAnswer;

  #briefFields({ name, everyday }: AnyDeclaration): readonly string[] | undefined {
    return this.#brief.has(name) ? everyday : undefined;
  }
}
