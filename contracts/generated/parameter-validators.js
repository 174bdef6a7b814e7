/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// validators
var import_ucs2length = __toESM(__commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}))());
const listProjectsQuery = validate20;
const func1 = import_ucs2length.default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.cursor !== void 0) {
			let data0 = data.cursor;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["cursor"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data1 = data.limit;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) coerced1 = +data1;
					else {
						const err4 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["limit"] = coerced1;
				}
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const createProjectHeaders = validate18;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern4 = new RegExp("^[0-9a-fA-F-]{36}$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["Idempotency-Key"] !== void 0) {
			let data0 = data["Idempotency-Key"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err0 = {
							instancePath: instancePath + "/Idempotency-Key",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["Idempotency-Key"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const getProjectParams = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["projectId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const updateProjectHeaders = validate16;
const pattern5 = new RegExp("^(?:\"[1-9][0-9]{0,9}\"|\\*)$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["If-Match"] !== void 0) {
			let data0 = data["If-Match"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err0 = {
							instancePath: instancePath + "/If-Match",
							schemaPath: "VersionMatch/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["If-Match"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/If-Match",
						schemaPath: "VersionMatch/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:\"[1-9][0-9]{0,9}\"|\\*)$" },
						message: "must match pattern \"^(?:\"[1-9][0-9]{0,9}\"|\\*)$\""
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const listDocumentsQuery = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/projectId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["projectId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err4 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["cursor"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err5 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err7 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["limit"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 100 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const getDocumentParams = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documentId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documentId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documentId !== void 0) {
			let data0 = data.documentId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/documentId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["documentId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const saveParagraphsHeaders = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["Idempotency-Key"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "Idempotency-Key" },
				message: "must have required property 'Idempotency-Key'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data["Idempotency-Key"] !== void 0) {
			let data0 = data["Idempotency-Key"];
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/Idempotency-Key",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["Idempotency-Key"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/Idempotency-Key",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const listWritingSessionsQuery = validate23;
const schema52 = {
	"type": "string",
	"enum": [
		"active",
		"paused",
		"ended",
		"draft",
		"published",
		"discarded"
	],
	"$id": "WritingSessionStatus"
};
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "status" || key0 === "cursor" || key0 === "limit")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err1 = {
							instancePath: instancePath + "/status",
							schemaPath: "WritingSessionStatus/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["status"] = coerced0;
				}
			}
			if (!(data0 === "active" || data0 === "paused" || data0 === "ended" || data0 === "draft" || data0 === "published" || data0 === "discarded")) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema52.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.cursor !== void 0) {
			let data1 = data.cursor;
			if (typeof data1 !== "string") {
				let dataType1 = typeof data1;
				let coerced1 = void 0;
				if (!(coerced1 !== void 0)) {
					if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
					else if (data1 === null) coerced1 = "";
					else {
						const err3 = {
							instancePath: instancePath + "/cursor",
							schemaPath: "#/properties/cursor/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (coerced1 !== void 0) {
					data1 = coerced1;
					if (data !== void 0) data["cursor"] = coerced1;
				}
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/cursor",
						schemaPath: "#/properties/cursor/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.limit !== void 0) {
			let data2 = data.limit;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				let dataType2 = typeof data2;
				let coerced2 = void 0;
				if (!(coerced2 !== void 0)) {
					if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) coerced2 = +data2;
					else {
						const err6 = {
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (coerced2 !== void 0) {
					data2 = coerced2;
					if (data !== void 0) data["limit"] = coerced2;
				}
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 100 || isNaN(data2)) {
					const err7 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const getWritingSessionParams = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sessionId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionId" },
				message: "must have required property 'sessionId'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "sessionId")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sessionId !== void 0) {
			let data0 = data.sessionId;
			if (typeof data0 !== "string") {
				let dataType0 = typeof data0;
				let coerced0 = void 0;
				if (!(coerced0 !== void 0)) {
					if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
					else if (data0 === null) coerced0 = "";
					else {
						const err2 = {
							instancePath: instancePath + "/sessionId",
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (coerced0 !== void 0) {
					data0 = coerced0;
					if (data !== void 0) data["sessionId"] = coerced0;
				}
			}
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/sessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const startWritingSessionHeaders = createProjectHeaders;
const updateProjectParams = getProjectParams;
const deleteProjectParams = getProjectParams;
const deleteProjectHeaders = updateProjectHeaders;
const updateWritingSessionHeaders = updateProjectHeaders;
const pauseWritingSessionHeaders = updateProjectHeaders;
const resumeWritingSessionHeaders = updateProjectHeaders;
const endWritingSessionHeaders = updateProjectHeaders;
const saveWritingSessionDraftHeaders = updateProjectHeaders;
const publishWritingSessionHeaders = updateProjectHeaders;
const unpublishWritingSessionHeaders = updateProjectHeaders;
const discardWritingSessionHeaders = updateProjectHeaders;
const updateDocumentParams = getDocumentParams;
const deleteDocumentParams = getDocumentParams;
const saveParagraphsParams = getDocumentParams;
const updateWritingSessionParams = getWritingSessionParams;
const pauseWritingSessionParams = getWritingSessionParams;
const resumeWritingSessionParams = getWritingSessionParams;
const endWritingSessionParams = getWritingSessionParams;
const saveWritingSessionDraftParams = getWritingSessionParams;
const publishWritingSessionParams = getWritingSessionParams;
const unpublishWritingSessionParams = getWritingSessionParams;
const discardWritingSessionParams = getWritingSessionParams;
export { createProjectHeaders, deleteDocumentParams, deleteProjectHeaders, deleteProjectParams, discardWritingSessionHeaders, discardWritingSessionParams, endWritingSessionHeaders, endWritingSessionParams, getDocumentParams, getProjectParams, getWritingSessionParams, listDocumentsQuery, listProjectsQuery, listWritingSessionsQuery, pauseWritingSessionHeaders, pauseWritingSessionParams, publishWritingSessionHeaders, publishWritingSessionParams, resumeWritingSessionHeaders, resumeWritingSessionParams, saveParagraphsHeaders, saveParagraphsParams, saveWritingSessionDraftHeaders, saveWritingSessionDraftParams, startWritingSessionHeaders, unpublishWritingSessionHeaders, unpublishWritingSessionParams, updateDocumentParams, updateProjectHeaders, updateProjectParams, updateWritingSessionHeaders, updateWritingSessionParams };
