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
const signInWithGoogleBody = validate15;
const func1 = import_ucs2length.default;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.idToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "idToken" },
				message: "must have required property 'idToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "idToken")) {
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
		if (data.idToken !== void 0) {
			let data0 = data.idToken;
			if (typeof data0 === "string") {
				if (func1(data0) > 8192) {
					const err2 = {
						instancePath: instancePath + "/idToken",
						schemaPath: "#/properties/idToken/maxLength",
						keyword: "maxLength",
						params: { limit: 8192 },
						message: "must NOT have more than 8192 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/idToken",
						schemaPath: "#/properties/idToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/idToken",
					schemaPath: "#/properties/idToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
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
const refreshAccessTokenBody = validate16;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.refreshToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "refreshToken" },
				message: "must have required property 'refreshToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "refreshToken")) {
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
		if (data.refreshToken !== void 0) {
			let data0 = data.refreshToken;
			if (typeof data0 === "string") {
				if (func1(data0) > 512) {
					const err2 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/maxLength",
						keyword: "maxLength",
						params: { limit: 512 },
						message: "must NOT have more than 512 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/refreshToken",
					schemaPath: "#/properties/refreshToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
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
	validate16.errors = vErrors;
	return errors === 0;
}
const createProjectBody = validate17;
const schema40 = {
	"type": ["string", "null"],
	"maxLength": 2e3,
	"$id": "ProjectDescription"
};
const schema41 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
const pattern4 = new RegExp("\\S[\\s\\S]+\\S", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.type === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "type")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) > 120) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 3) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S[\\s\\S]+\\S" },
						message: "must match pattern \"\\S[\\s\\S]+\\S\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "ProjectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				const err7 = {
					instancePath: instancePath + "/description",
					schemaPath: "ProjectDescription/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err8 = {
						instancePath: instancePath + "/description",
						schemaPath: "ProjectDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (!(data2 === "journal" || data2 === "plain")) {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const updateProjectBody = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description")) {
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
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1(data0) > 120) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 3) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/minLength",
						keyword: "minLength",
						params: { limit: 3 },
						message: "must NOT have fewer than 3 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "ProjectName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S[\\s\\S]+\\S" },
						message: "must match pattern \"\\S[\\s\\S]+\\S\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "ProjectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 !== "string" && data1 !== null) {
				const err6 = {
					instancePath: instancePath + "/description",
					schemaPath: "ProjectDescription/type",
					keyword: "type",
					params: { type: schema40.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/description",
						schemaPath: "ProjectDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const createDocumentBody = validate19;
const schema48 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern6 = new RegExp("^[0-9a-fA-F-]{36}$", "u");
const pattern7 = new RegExp("\\S", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.language === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "title" || key0 === "language")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.projectId !== void 0) {
			let data0 = data.projectId;
			if (typeof data0 === "string") {
				if (!pattern6.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!formats0.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (func1(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func1(data1) < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "DocumentTitle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data2 = data.language;
			if (typeof data2 !== "string") {
				const err11 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (!(data2 === "fr" || data2 === "en")) {
				const err12 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema48.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const updateDocumentBody = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title")) {
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
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "DocumentTitle/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/title",
					schemaPath: "DocumentTitle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const saveParagraphsBody = validate21;
const schema56 = {
	"type": "string",
	"enum": [
		"paragraph",
		"heading",
		"quote",
		"sceneBreak"
	],
	"$id": "ParagraphType"
};
const pattern10 = new RegExp("^[0-9A-Za-z]+$", "u");
const schema58 = {
	"type": "string",
	"enum": [
		"strong",
		"emphasis",
		"underline",
		"strike"
	],
	"$id": "Mark"
};
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.marks === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "marks" },
				message: "must have required property 'marks'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "marks")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) > 5e4) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.marks !== void 0) {
			let data1 = data.marks;
			if (Array.isArray(data1)) {
				if (data1.length > 4) {
					const err5 = {
						instancePath: instancePath + "/marks",
						schemaPath: "#/properties/marks/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err6 = {
							instancePath: instancePath + "/marks/" + i0,
							schemaPath: "Mark/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!(data2 === "strong" || data2 === "emphasis" || data2 === "underline" || data2 === "strike")) {
						const err7 = {
							instancePath: instancePath + "/marks/" + i0,
							schemaPath: "Mark/enum",
							keyword: "enum",
							params: { allowedValues: schema58.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/marks",
					schemaPath: "#/properties/marks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
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
	validate24.errors = vErrors;
	return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.operation === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.parentVersion === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "parentVersion" },
				message: "must have required property 'parentVersion'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.position === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.type === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.content === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "operation" || key0 === "id" || key0 === "parentVersion" || key0 === "position" || key0 === "type" || key0 === "content")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.operation !== void 0) {
			let data0 = data.operation;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if ("put" !== data0) {
				const err8 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/const",
					keyword: "const",
					params: { allowedValue: "put" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern6.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.parentVersion !== void 0) {
			let data2 = data.parentVersion;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/parentVersion",
					schemaPath: "#/properties/parentVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 2147483646 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483646
						},
						message: "must be <= 2147483646"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data2 < 0 || isNaN(data2)) {
					const err14 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.position !== void 0) {
			let data3 = data.position;
			if (typeof data3 === "string") {
				if (func1(data3) > 1e3) {
					const err15 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (func1(data3) < 1) {
					const err16 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern10.test(data3)) {
					const err17 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Za-z]+$" },
						message: "must match pattern \"^[0-9A-Za-z]+$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/position",
					schemaPath: "ParagraphPosition/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (typeof data4 !== "string") {
				const err19 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data4 === "paragraph" || data4 === "heading" || data4 === "quote" || data4 === "sceneBreak")) {
				const err20 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema56.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data5 = data.content;
			if (Array.isArray(data5)) {
				if (data5.length > 5e3) {
					const err21 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 items"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate24(data5[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.operation === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.parentVersion === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "parentVersion" },
				message: "must have required property 'parentVersion'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "operation" || key0 === "id" || key0 === "parentVersion")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.operation !== void 0) {
			let data0 = data.operation;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if ("delete" !== data0) {
				const err5 = {
					instancePath: instancePath + "/operation",
					schemaPath: "#/properties/operation/const",
					keyword: "const",
					params: { allowedValue: "delete" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern6.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.parentVersion !== void 0) {
			let data2 = data.parentVersion;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/parentVersion",
					schemaPath: "#/properties/parentVersion/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 2147483646 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2147483646
						},
						message: "must be <= 2147483646"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/parentVersion",
						schemaPath: "#/properties/parentVersion/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.operation;
		if (typeof tag0 == "string") {
			if (tag0 === "put") {
				if (!validate23(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "delete") {
				if (!validate26(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err0 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "operation",
						tagValue: tag0
					},
					message: "value of tag \"operation\" must be in oneOf"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "operation",
					tagValue: tag0
				},
				message: "tag \"operation\" must be string"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.changes === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "changes")) {
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
		if (data.changes !== void 0) {
			let data0 = data.changes;
			if (Array.isArray(data0)) {
				if (data0.length > 500) {
					const err2 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/maxItems",
						keyword: "maxItems",
						params: { limit: 500 },
						message: "must NOT have more than 500 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.length < 1) {
					const err3 = {
						instancePath: instancePath + "/changes",
						schemaPath: "#/properties/changes/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data0[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
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
	validate21.errors = vErrors;
	return errors === 0;
}
const startWritingSessionBody = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timeZone === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "documentId" || key0 === "timeZone")) {
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
			if (typeof data0 === "string") {
				if (!pattern6.test(data0)) {
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
			} else {
				const err4 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 === "string") {
				if (!pattern6.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			let data2 = data.timeZone;
			if (typeof data2 === "string") {
				if (func1(data2) > 64) {
					const err8 = {
						instancePath: instancePath + "/timeZone",
						schemaPath: "#/properties/timeZone/maxLength",
						keyword: "maxLength",
						params: { limit: 64 },
						message: "must NOT have more than 64 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/timeZone",
						schemaPath: "#/properties/timeZone/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/timeZone",
					schemaPath: "#/properties/timeZone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const updateWritingSessionBody = validate31;
const schema64 = {
	"description": "The review of a session; what is left out stays as it is.",
	"type": "object",
	"additionalProperties": false,
	"minProperties": 1,
	"properties": {
		"title": {
			"type": ["string", "null"],
			"maxLength": 200
		},
		"comment": {
			"type": ["string", "null"],
			"maxLength": 2e3
		},
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" }
	},
	"$id": "UpdateWritingSessionRequest"
};
const schema65 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema66 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "title" || key0 === "comment" || key0 === "sentiment" || key0 === "visibility")) {
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
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 !== "string" && data0 !== null) {
				const err2 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema64.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data0 === "string") {
				if (func1(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.comment !== void 0) {
			let data1 = data.comment;
			if (typeof data1 !== "string" && data1 !== null) {
				const err4 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema64.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 === "string") {
				if (func1(data1) > 2e3) {
					const err5 = {
						instancePath: instancePath + "/comment",
						schemaPath: "#/properties/comment/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.sentiment !== void 0) {
			let data2 = data.sentiment;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data2 === "none" || data2 === "positive" || data2 === "neutral" || data2 === "negative")) {
				const err7 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema65.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data3 = data.visibility;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data3 === "private" || data3 === "team" || data3 === "public")) {
				const err9 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema66.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
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
	validate31.errors = vErrors;
	return errors === 0;
}
const signOutBody = refreshAccessTokenBody;
const saveWritingSessionDraftBody = updateWritingSessionBody;
const publishWritingSessionBody = updateWritingSessionBody;
export { createDocumentBody, createProjectBody, publishWritingSessionBody, refreshAccessTokenBody, saveParagraphsBody, saveWritingSessionDraftBody, signInWithGoogleBody, signOutBody, startWritingSessionBody, updateDocumentBody, updateProjectBody, updateWritingSessionBody };
