import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const addMySupplier = declareOperation({
  name: 'add_my_supplier',
  area: 'sourcing',
  title: 'Add to my suppliers',
  description:
    'Puts a supplier of the marketplace or a factory of the expanded network among the suppliers this store works with. Ids come from search_suppliers or search_expanded_network. A supplier that is in neither is invited with invite_supplier; to only save one for later use add_favorite.',
  examples: [
    'Add Lume & Cera to my suppliers',
    'put the second one among my suppliers',
    'we work with Olaria do Vale now, add them to our suppliers',
    'add this factory to my supplier list',
  ],
  input: z.object({ supplierId: supplierNamed('Which supplier should be added?') }),
  output: mySupplier.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/web/stores/me/suppliers', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'my_supplier',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_my_suppliers', 'tag_suppliers', 'add_supplier_note', 'remove_my_supplier'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: (output) => ({ ...shortMySupplier(output), wasThere: output.wasThere }),
  summary: ({ name, wasThere }) =>
    wasThere ? `${name} was already one of your suppliers.` : `Added ${name} to your suppliers.`,
});
